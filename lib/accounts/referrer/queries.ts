import { and, eq, gt, isNull, or } from "drizzle-orm";
import { database } from "@/db";
import { accounts, referrals, sessions } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { namingPeriod } from "@/lib/referrals/constants";

/** A link was followed, and its guest has not confirmed yet who sent it. */
const isOpen = and(eq(referrals.proven, false), isNull(referrals.rewardedAt));

/** Whether the account is new enough to say who brought it, and has not done so; to follow a link is not to say it. */
async function hasToSay(accountId: number): Promise<boolean> {
  const db = await database();
  const since = new Date(now().getTime() - namingPeriod);
  const [account] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .leftJoin(referrals, eq(referrals.accountId, accounts.id))
    .where(and(eq(accounts.id, accountId), gt(accounts.createdAt, since), or(isNull(referrals.accountId), isOpen)));
  return account !== undefined;
}

/** Whether the actor may still say who brought them. */
export function canNameReferrer(actor: Actor): Promise<boolean> {
  return hasToSay(actor.accountId);
}

/** Whether somebody who has just come in is here for the first time and has yet to say who brought them. */
export async function isNewcomer(accountId: number): Promise<boolean> {
  const db = await database();
  return (await db.$count(sessions, eq(sessions.accountId, accountId))) <= 1 && hasToSay(accountId);
}
