import { and, eq, gt, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { transact, type Tx } from "@/db";
import { accounts, referrals } from "@/db/schema";
import { hours, now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { recordOnce } from "@/lib/activity/service";
import type { Actor } from "@/lib/core/actor";
import { notify } from "@/lib/notifications/service";
import { addBundlePlans } from "@/lib/subscriptions/service";
import { namingPeriod } from "./constants";
import { getReward, isBroughtBy } from "./queries";
import { claimMailbox } from "./reward/service";
import { isSameMailbox } from "./rules";
import type { ReferrerInput } from "./schema";

/**
 * Keeps who brought a new account. The first name counts, in the first week after signing up; an unknown account is
 * passed over in silence, so that nobody learns which addresses have one, and so is who came by way of the newcomer,
 * so that nobody learns who brought whom. Throws `invalid_input` for one's own name.
 */
export async function recordReferrer(tx: Tx, { email, referredByEmail }: ReferrerInput): Promise<void> {
  if (!referredByEmail) return;
  if (isSameMailbox(referredByEmail, email))
    throw new AppError("invalid_input", { fields: { referredByEmail: "referrerSelf" } });
  const since = new Date(now().getTime() - namingPeriod);
  const [account] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.email, email), isNull(accounts.deletedAt), gt(accounts.createdAt, since)));
  if (!account) return;
  // One naming at a time: of two that name each other at once, the second sees the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('referrals'))`);
  if (await isBroughtBy(tx, referredByEmail, email)) return;
  await tx.insert(referrals).values({ accountId: account.id, referredByEmail, createdAt: now() }).onConflictDoNothing();
}

/** The same for a caller without a transaction of its own. */
export function nameReferrer(input: ReferrerInput): Promise<void> {
  return transact((tx) => recordReferrer(tx, input));
}

type Pair = { name: string; email: string; referrerId: number };

/** The account that makes a plan and the one that brought it, while both stand and nothing was given yet. */
async function findUnrewarded(tx: Tx, accountId: number): Promise<Pair | undefined> {
  const newcomer = alias(accounts, "newcomer");
  const [pair] = await tx
    .select({ name: newcomer.fullName, email: newcomer.email, referrerId: accounts.id })
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
        isNull(accounts.deletedAt),
      ),
    );
  return pair;
}

/**
 * Gives both their plans when a verified newcomer makes a first plan, in the transaction that makes it; the row's moment
 * decides that it happens once for the account, and the mailbox that it happens once for a person. Source: design decisions, section 4; the number is a row of its own.
 */
export async function rewardReferral(tx: Tx, accountId: number): Promise<void> {
  const pair = await findUnrewarded(tx, accountId);
  const plans = pair ? await getReward(tx) : 0;
  if (!pair || plans === 0) return;
  const claimed = await tx
    .update(referrals)
    .set({ rewardedAt: now() })
    .where(and(eq(referrals.accountId, accountId), isNull(referrals.rewardedAt)))
    .returning({ id: referrals.accountId });
  if (claimed.length === 0 || !(await claimMailbox(tx, pair.email))) return;
  for (const id of [accountId, pair.referrerId]) await addBundlePlans(tx, { accountId: id, plans, source: "referral" });
  const about = { type: "REFERRAL", entityType: "subscription" } as const;
  await notify(tx, { ...about, accountId, kind: "referralWelcome", params: { plans } });
  const thanks = { name: pair.name, plans };
  // With the newcomer's number, so that the name goes when the newcomer does.
  const named = { kind: "referralReward", params: thanks, entityId: accountId } as const;
  await notify(tx, { ...about, ...named, accountId: pair.referrerId });
}

/** Records that the actor handed on the invitation, once an hour. */
export function recordInvitation(actor: Actor, title: string): Promise<void> {
  return recordOnce(actor, { type: "share", title, entityType: "invitation", entityId: null }, hours(1));
}
