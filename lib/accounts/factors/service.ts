import { database, type Tx } from "@/db";
import { clearLimit, spendLimit } from "@/lib/limits/service";
import { isKnownDevice } from "../devices/service";
import { takeRecoveryCode } from "../recovery-codes/service";
import { takeTotp } from "../totp/service";
import type { Caller, FactorHolder } from "../types";
import type { FactorKind } from "./types";

/**
 * Counts a try before its code is looked at; in a browser that the account knows only its own tries count, so that nobody
 * keeps the owner out. Gives back what takes it off again. Throws `too_many_requests`.
 */
export async function countFactorTry(holder: FactorHolder, { device }: Caller): Promise<() => Promise<void>> {
  const key = String(holder.accountId);
  if (device && (await isKnownDevice(await database(), holder.email, device))) {
    const own = `${key} ${device}`;
    await spendLimit("secondFactorDevice", own);
    return () => clearLimit("secondFactorDevice", own);
  }
  await spendLimit("secondFactor", key);
  await spendLimit("secondFactorDay", key);
  return async () => {
    await Promise.all([clearLimit("secondFactor", key), clearLimit("secondFactorDay", key)]);
  };
}

/** Takes a code of the app or a recovery code, once; null for a wrong one. */
export async function takeFactor(tx: Tx, accountId: number, code: string): Promise<FactorKind | null> {
  if (/^\d{6}$/.test(code)) return (await takeTotp(tx, accountId, code)) ? "totp" : null;
  return (await takeRecoveryCode(tx, accountId, code)) ? "recovery" : null;
}
