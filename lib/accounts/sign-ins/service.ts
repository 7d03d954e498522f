import { and, eq, lt, sql, type SQL } from "drizzle-orm";
import type { Tx } from "@/db";
import { accounts, auditLog, devices, signIns } from "@/db/schema";
import { recordAccess } from "@/lib/audit/service";
import { days, hours, now } from "@/lib/core/clock";
import { formatDateTime } from "@/lib/i18n/format";
import { assertWithinLimit, spendLimit } from "@/lib/limits/service";
import { countMessages } from "@/lib/notifications/queries";
import { queueMail } from "@/lib/notifications/service";
import { newDeviceMail } from "@/lib/notifications/channels/mail/templates";
import { isKnownDevice } from "../devices/service";
import type { FactorKind } from "../factors/types";
import { browserOf, hashSecret } from "../rules";
import { safetyPages } from "../mail-links/rules";
import { deviceOf } from "../devices/rules";
import type { Caller } from "../types";
import { deviceMailsAnHour, signInsKeptFor } from "./constants";
import { networkOf } from "./rules";
import type { SignInWay } from "./types";

type NewSignIn = { accountId: number; way: SignInWay; factor: FactorKind | null };

/** Whose sign-ins are counted: the account's in this browser, where it knows that, else in all others together. */
async function counterOf(tx: Tx, email: string, { device }: Caller) {
  if (await isKnownDevice(tx, email, device)) return { name: "entranceDevice", key: `${email} ${device}` } as const;
  return { name: "entrance", key: email } as const;
}

/** Throws `too_many_requests` after too many successful sign-ins, before the password is even looked at. */
export async function assertMaySignIn(tx: Tx, email: string, caller: Caller): Promise<void> {
  const { name, key } = await counterOf(tx, email, caller);
  await assertWithinLimit(name, key);
}

/** Counts a sign-in whose first factor was right; for two years something of each is kept. Throws `too_many_requests`. */
export async function countEntrance(tx: Tx, email: string, caller: Caller): Promise<void> {
  const { name, key } = await counterOf(tx, email, caller);
  await spendLimit(name, key);
}

/** Whether there is one at all: their number may be large. */
async function hasSignIn(tx: Tx, which: SQL | undefined): Promise<boolean> {
  return (await tx.select({ id: signIns.id }).from(signIns).where(which).limit(1)).length > 0;
}

/**
 * Whether the account was used in this browser before, which its cookie says. Programs keep no cookie: they are known by
 * their name and network.
 */
async function wasHere(tx: Tx, accountId: number, caller: Caller): Promise<boolean> {
  if (caller.device) {
    const own = and(eq(devices.tokenHash, hashSecret(caller.device)), eq(devices.accountId, accountId));
    return (await tx.$count(devices, own)) > 0;
  }
  const network = networkOf(caller.address);
  if (/^Mozilla\//.test(caller.userAgent)) return false;
  const same = and(
    ...[eq(signIns.accountId, accountId), signIns.succeeded, eq(signIns.userAgent, browserOf(caller))],
    sql`${signIns.network} is not distinct from ${network}`,
  );
  return hasSignIn(tx, same);
}

/** Tells the owner of a sign-in in a browser that the account does not know; the very first one is the owner's own. */
async function tellOfNewDevice(tx: Tx, accountId: number, caller: Caller): Promise<void> {
  const before = and(eq(signIns.accountId, accountId), signIns.succeeded);
  if (!(await hasSignIn(tx, before)) || (await wasHere(tx, accountId, caller))) return;
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) return;
  const { browser, system } = deviceOf(caller.userAgent);
  const mail = newDeviceMail(
    { name: account.fullName, language: account.language },
    {
      device: [browser, system].filter(Boolean).join(", ") || null,
      network: networkOf(caller.address),
      date: formatDateTime(now().toISOString()),
    },
    safetyPages(account.language),
  );
  const since = new Date(now().getTime() - hours(1));
  const told = await countMessages(tx, { recipient: account.email, purpose: mail.purpose, since });
  if (told < deviceMailsAnHour) await queueMail(tx, { recipient: account.email, ...mail });
}

/** Writes down that somebody came in, for the account's person and in the log, and tells of a new device. */
export async function noteSignIn(tx: Tx, { accountId, way, factor }: NewSignIn, caller: Caller): Promise<void> {
  await tellOfNewDevice(tx, accountId, caller);
  const seen = { userAgent: browserOf(caller), network: networkOf(caller.address), createdAt: now() };
  await tx.insert(signIns).values({ accountId, way, factor, succeeded: true, ...seen });
  const details = { way, factor: factor ?? "none" };
  await recordAccess(tx, accountId, { act: "signedIn", subjectType: "account", subjectId: accountId, details });
}

/**
 * Writes down that somebody did not come in to the account of this address; the same statements where there is none, so
 * that nothing tells which addresses are known.
 */
export async function noteFailedSignIn(
  tx: Tx,
  email: string,
  failed: { way: SignInWay; caller: Caller },
): Promise<void> {
  const { way, caller } = failed;
  const moment = now().toISOString();
  await tx.execute(sql`
    insert into ${signIns} (account_id, way, succeeded, user_agent, network, created_at)
    select id, ${way}, false, ${browserOf(caller)}, ${networkOf(caller.address)}, ${moment}::timestamptz
    from ${accounts} where email = ${email}`);
  await tx.execute(sql`
    insert into ${auditLog} (actor_id, act, subject_type, subject_id, details, access, created_at)
    select id, 'signInFailed', 'account', id, jsonb_build_object('way', ${way}::text), true, ${moment}::timestamptz
    from ${accounts} where email = ${email}`);
}

/** Erases sign-ins after their time. Returns how many. */
export async function eraseOldSignIns(tx: Tx): Promise<number> {
  const old = lt(signIns.createdAt, new Date(now().getTime() - days(signInsKeptFor)));
  return (await tx.delete(signIns).where(old).returning({ id: signIns.id })).length;
}
