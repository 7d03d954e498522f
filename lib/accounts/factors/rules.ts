import type { Role } from "@/lib/core/actor";
import { env } from "@/lib/core/env";
import type { Factors } from "./types";

/** Whether a second factor is asked for at signing in; recovery codes alone are none. */
export function hasFactor({ totp, passkeys }: Factors): boolean {
  return totp || passkeys > 0;
}

/** Whether nobody of this role gets in without one. */
export function needsFactor(role: Role): boolean {
  return role === "ADMIN" && env().adminFactorRequired;
}
