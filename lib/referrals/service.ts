import { and, eq, gt, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { transact, type Tx } from "@/db";
import { accounts, plans, referrals } from "@/db/schema";
import { hours, now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { recordOnce } from "@/lib/activity/service";
import type { Actor } from "@/lib/core/actor";
import { notify } from "@/lib/notifications/service";
import { addBundlePlans } from "@/lib/subscriptions/service";
import { namingPeriod, openNamingPeriod } from "./constants";
import { getReward, isBroughtBy } from "./queries";
import { claimMailbox } from "./reward/service";
import { isSameMailbox } from "./rules";
import type { ReferrerInput } from "./schema";

/** When an account must have been made, and without a proof verified, for its referrer to be named now. */
function nameable(proven: boolean) {
  const isNew = gt(accounts.createdAt, new Date(now().getTime() - namingPeriod));
  return proven ? isNew : and(isNew, gt(accounts.verifiedAt, new Date(now().getTime() - openNamingPeriod)));
}

/**
 * Keeps who brought a new account. The first name counts, in the first week after signing up when the newcomer is proven
 * to be the one who names, else in the first minutes, and a proven name goes before another; an unknown account is passed over in
 * silence, so that nobody learns which addresses have one, and so is who came by way of the newcomer,
 * so that nobody learns who brought whom. Throws `invalid_input` for one's own name.
 */
export async function recordReferrer(tx: Tx, input: ReferrerInput, proven = false): Promise<void> {
  const { email, referredByEmail } = input;
  if (!referredByEmail) return;
  if (isSameMailbox(referredByEmail, email))
    throw new AppError("invalid_input", { fields: { referredByEmail: "referrerSelf" } });
  const [account] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.email, email), nameable(proven)));
  if (!account) return;
  // One naming at a time: of two that name each other at once, the second sees the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('referrals'))`);
  if (await isBroughtBy(tx, referredByEmail, email)) return;
  const named = { referredByEmail, proven, createdAt: now() };
  const unproven = and(eq(referrals.proven, false), isNull(referrals.rewardedAt));
  await tx
    .insert(referrals)
    .values({ accountId: account.id, ...named })
    .onConflictDoUpdate({ target: referrals.accountId, set: named, setWhere: proven ? unproven : sql`false` });
}

/** Records who brought an account, in a transaction of its own. */
export function nameReferrer(input: ReferrerInput, proven = false): Promise<void> {
  return transact((tx) => recordReferrer(tx, input, proven));
}

type Pair = { email: string; referrer: string; referrerId: number };

/** The account that makes a plan and the one that brought it, while both stand and nothing was given yet. */
async function findUnrewarded(tx: Tx, accountId: number): Promise<Pair | undefined> {
  const newcomer = alias(accounts, "newcomer");
  const [pair] = await tx
    .select({ email: newcomer.email, referrer: accounts.email, referrerId: accounts.id })
    .from(referrals)
    .innerJoin(newcomer, and(eq(newcomer.id, referrals.accountId), isNotNull(newcomer.verifiedAt)))
    .innerJoin(accounts, eq(accounts.email, referrals.referredByEmail))
    .where(
      and(
        eq(referrals.accountId, accountId),
        isNull(referrals.rewardedAt),
        ne(accounts.id, accountId),
        isNotNull(accounts.verifiedAt),
        isNull(accounts.lockedAt),
      ),
    );
  return pair;
}

/**
 * Gives both their plans when a verified newcomer makes a first plan, in the transaction that makes it; the row's moment
 * decides that it happens once for the account, and the mailbox that it happens once for a person. Source: REF-2; the number is a
 * row of its own.
 */
export async function rewardReferral(tx: Tx, accountId: number): Promise<void> {
  const pair = await findUnrewarded(tx, accountId);
  const reward = pair ? await getReward(tx) : 0;
  // A referrer who was named after the first plan brought nobody to it.
  if (!pair || reward === 0 || (await tx.$count(plans, eq(plans.ownerId, accountId))) > 1) return;
  const claimed = await tx
    .update(referrals)
    .set({ rewardedAt: now() })
    .where(and(eq(referrals.accountId, accountId), isNull(referrals.rewardedAt)))
    .returning({ id: referrals.accountId });
  if (claimed.length === 0 || !(await claimMailbox(tx, pair))) return;
  for (const id of [accountId, pair.referrerId])
    await addBundlePlans(tx, { accountId: id, plans: reward, source: "referral" });
  const about = { type: "REFERRAL", entityType: "subscription" } as const;
  await notify(tx, { ...about, accountId, kind: "referralWelcome", params: { plans: reward } });
  // Without a name: an address alone must not tell whose it is.
  const thanks = { kind: "referralReward", params: { plans: reward } } as const;
  await notify(tx, { ...about, ...thanks, accountId: pair.referrerId });
}

/** Records that the actor handed on the invitation, once an hour. */
export function recordInvitation(actor: Actor, title: string): Promise<void> {
  return recordOnce(actor, { type: "share", title, entityType: "invitation", entityId: null }, hours(1));
}
