import { and, desc, eq, gt, lt, ne, notInArray } from "drizzle-orm";
import type { Tx } from "@/db";
import { accounts, devices } from "@/db/schema";
import { now } from "@/lib/core/clock";
import { browserOf, hashSecret, newSecret } from "../rules";
import type { Caller } from "../types";
import { deviceLifetime, devicesKept } from "./constants";

function expiry(): Date {
  return new Date(now().getTime() - deviceLifetime);
}

/**
 * Whether somebody has signed in to the account of this address in the caller's browser before. Asks the same of the
 * database for any address.
 */
export async function isKnownDevice(tx: Tx, email: string, device: string | undefined): Promise<boolean> {
  if (!device) return false;
  const known = await tx
    .select({ accountId: devices.accountId })
    .from(devices)
    .innerJoin(accounts, eq(accounts.id, devices.accountId))
    .where(and(eq(devices.tokenHash, hashSecret(device)), eq(accounts.email, email), gt(devices.lastSeenAt, expiry())));
  return known.length > 0;
}

/** Only what we made ourselves is used on: a cookie that somebody else put into the browser is replaced. */
async function tokenFor(tx: Tx, device: string | undefined): Promise<string> {
  const ours = device ? await tx.$count(devices, eq(devices.tokenHash, hashSecret(device))) : 0;
  return device && ours > 0 ? device : newSecret();
}

/** The account's browsers beyond those that are kept. */
async function makeRoom(tx: Tx, accountId: number): Promise<void> {
  const kept = tx
    .select({ tokenHash: devices.tokenHash })
    .from(devices)
    .where(eq(devices.accountId, accountId))
    .orderBy(desc(devices.lastSeenAt))
    .limit(devicesKept);
  await tx.delete(devices).where(and(eq(devices.accountId, accountId), notInArray(devices.tokenHash, kept)));
}

/**
 * Keeps that the account is used in the caller's browser. Gives back what the browser must hold to be known again.
 */
export async function rememberDevice(tx: Tx, accountId: number, caller: Caller): Promise<string> {
  const token = await tokenFor(tx, caller.device);
  const seen = { userAgent: browserOf(caller), lastSeenAt: now() };
  const own = { tokenHash: hashSecret(token), accountId };
  const known = await tx
    .update(devices)
    .set(seen)
    .where(and(eq(devices.tokenHash, own.tokenHash), eq(devices.accountId, accountId)))
    .returning({ accountId: devices.accountId });
  if (known.length > 0) return token;
  await tx
    .insert(devices)
    .values({ ...own, ...seen, createdAt: now() })
    .onConflictDoNothing();
  await makeRoom(tx, accountId);
  return token;
}

/** From here on none of the account's browsers is known, but for the one that the caller holds. */
export async function forgetDevices(tx: Tx, accountId: number, except?: string): Promise<void> {
  const own = eq(devices.accountId, accountId);
  await tx.delete(devices).where(except ? and(own, ne(devices.tokenHash, hashSecret(except))) : own);
}

/** Forgets browsers that were not used for long. Returns how many. */
export async function eraseOldDevices(tx: Tx): Promise<number> {
  const old = await tx
    .delete(devices)
    .where(lt(devices.lastSeenAt, expiry()))
    .returning({ accountId: devices.accountId });
  return old.length;
}
