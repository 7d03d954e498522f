import { AppError } from "@/lib/core/errors";
import type { Entrance } from "./types";

/**
 * The session, for doors that ask for everything in one call. Throws `second_factor_required`, which tells what may be sent
 * along, and `second_factor_missing` for an administrator who must set one up in a browser first.
 */
export function sessionOf(entrance: Entrance): Extract<Entrance, { kind: "in" }> {
  if (entrance.kind === "in") return entrance;
  if (entrance.kind === "enrolment") throw new AppError("second_factor_missing");
  const { totp, passkeys, recoveryCodes } = entrance.factors;
  const ways = { totp, passkey: passkeys > 0, recovery: recoveryCodes > 0 };
  throw new AppError("second_factor_required", { data: { factors: ways } });
}
