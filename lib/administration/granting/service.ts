import { and, desc, eq, gte, isNull, ne, sql } from "drizzle-orm";
import type { Tx } from "@/db";
import { accounts, auditLog, subscriptionTiers, tierGrants } from "@/db/schema";
import { listAdministratorIds } from "@/lib/accounts/queries";
import { isNewAdministrator } from "@/lib/audit/queries";
import type { Actor } from "@/lib/core/actor";
import { days, now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { notify } from "@/lib/notifications/service";
import { needsSecond } from "@/lib/payments/second-approval/rules";
import type { Confirmation } from "@/lib/payments/types";
import { listOffersBefore, offerMemory } from "@/lib/subscriptions/offers/queries";
import { worthInShop } from "@/lib/subscriptions/offers/rules";
import type { Tier } from "@/lib/subscriptions/types";

type TierGrant = { account: { id: number; email: string }; tier: Tier };

/**
 * What a tier is worth: the highest price that it had in the last days, and not less than what as many plans cost then. Who
 * lowers a price, gives the tier and raises the price again has given what it costs, and so has who makes a tier for it.
 */
async function worthOf(tx: Tx, tier: Tier): Promise<number> {
  const { act, subjectType, subjectId, createdAt, details } = auditLog;
  const before = sql<number>`(${details} ->> 'before')::int`;
  const [dearest] = await tx
    .select({ before })
    .from(auditLog)
    .where(
      and(
        ...[eq(act, "tierUpdated"), eq(subjectType, "tier"), eq(subjectId, tier.id)],
        ...[gte(createdAt, new Date(now().getTime() - offerMemory)), sql`${details} ->> 'before' is not null`],
      ),
    )
    .orderBy(desc(before))
    .limit(1);
  return Math.max(tier.price, dearest?.before ?? 0, worthInShop(tier, await listOffersBefore(tx)));
}

/** For so long a first grant waits for the second. */
const waiting = days(30);

/** The first administrator who gave this tier to this account in the last days, if they administer still, and did long before. */
async function findFirst(tx: Tx, { account, tier }: TierGrant) {
  const serving = and(eq(accounts.id, tierGrants.firstBy), eq(accounts.role, "ADMIN"), isNull(accounts.lockedAt));
  const [first] = await tx
    .select({ id: tierGrants.firstBy, at: tierGrants.firstAt })
    .from(tierGrants)
    .innerJoin(accounts, serving)
    .where(
      and(
        ...[eq(tierGrants.accountId, account.id), eq(tierGrants.tierId, tier.id)],
        gte(tierGrants.firstAt, new Date(now().getTime() - waiting)),
      ),
    );
  return first && !(await isNewAdministrator(tx, first.id, first.at)) ? first : null;
}

/** Tells a colleague whose grant of another tier waits for a second that it is over. */
async function tellReplaced(tx: Tx, actor: Actor, { account, tier }: TierGrant): Promise<void> {
  const { accountId, tierId, firstBy } = tierGrants;
  const [former] = await tx
    .select({ by: firstBy, tier: subscriptionTiers.name })
    .from(tierGrants)
    .innerJoin(subscriptionTiers, eq(subscriptionTiers.id, tierId))
    .where(and(eq(accountId, account.id), ne(tierId, tier.id), ne(firstBy, actor.accountId)));
  if (!former) return;
  const params = { by: actor.email, email: account.email, item: tier.name, former: former.tier };
  const entry = { kind: "tierReplaced", type: "PAYMENT", entityType: "users" } as const;
  await notify(tx, { ...entry, accountId: former.by, params });
}

async function listOthers(tx: Tx, actor: Actor): Promise<number[]> {
  return (await listAdministratorIds(tx)).filter((id) => id !== actor.accountId);
}

async function grantFirst(tx: Tx, actor: Actor, { account, tier }: TierGrant): Promise<Confirmation> {
  const given = { tierId: tier.id, firstBy: actor.accountId, firstAt: now() };
  await tx
    .insert(tierGrants)
    .values({ accountId: account.id, ...given })
    .onConflictDoUpdate({ target: tierGrants.accountId, set: given });
  const others = (await listOthers(tx, actor)).filter((id) => id !== account.id);
  const params = { by: actor.email, email: account.email, item: tier.name, amount: tier.price };
  const entry = { kind: "tierToSecond", type: "PAYMENT", entityType: "users" } as const;
  for (const accountId of others) await notify(tx, { ...entry, accountId, params });
  return others.length > 0 ? "waiting" : "alone";
}

/**
 * Whether the actor may give the account the tier now, in the caller's transaction, which lets one administrative act at a time
 * pass. One that costs more than one administrator may confirm takes two who give the same, as such a payment does: the first
 * is written down and waits. `isFirst` says that this was it. Throws `tier_second_needed` for the actor's own account, and to
 * who became an administrator less than 30 days before, or since.
 */
export async function grantInTurn(
  tx: Tx,
  actor: Actor,
  given: TierGrant,
): Promise<{ confirmation: Confirmation; isFirst: boolean }> {
  const { accountId, firstBy } = tierGrants;
  const { id } = given.account;
  await tellReplaced(tx, actor, given);
  if (!needsSecond(await worthOf(tx, given.tier))) {
    await tx.delete(tierGrants).where(eq(accountId, id));
    return { confirmation: "confirmed", isFirst: false };
  }
  const first = await findFirst(tx, given);
  const isNew = await isNewAdministrator(tx, actor.accountId, first?.at ?? now());
  if (isNew || id === actor.accountId) throw new AppError("tier_second_needed");
  if (!first) return { confirmation: await grantFirst(tx, actor, given), isFirst: true };
  if (first.id === actor.accountId) {
    const others = (await listOthers(tx, actor)).filter((other) => other !== id);
    return { confirmation: others.length > 0 ? "waiting" : "alone", isFirst: false };
  }
  const taken = and(eq(accountId, id), eq(tierGrants.tierId, given.tier.id), ne(firstBy, actor.accountId));
  const seconded = await tx.delete(tierGrants).where(taken).returning({ accountId });
  return { confirmation: seconded.length > 0 ? "confirmed" : "waiting", isFirst: false };
}
