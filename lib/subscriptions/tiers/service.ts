import { and, eq, ne, sql } from "drizzle-orm";
import { transact, type Tx } from "@/db";
import { accounts, bundleOffers, subscriptions, subscriptionTiers } from "@/db/schema";
import { recordAudit } from "@/lib/audit/service";
import type { Actor } from "@/lib/core/actor";
import { AppError } from "@/lib/core/errors";
import { requireAdmin } from "@/lib/core/require-admin";
import { requireRecentProof } from "@/lib/core/require-recent-proof";
import { formatMoney } from "@/lib/i18n/format";
import { traceOf } from "../offers/queries";
import { asOffer } from "../offers/rules";
import { mayOffer } from "../offers/service";
import type { BundleOffer } from "../offers/types";
import { getBundleOffer, getTier } from "../queries";
import type { Tier } from "../types";
import type { TierInput } from "./schema";

/** What came of an offer that waits for another administrator. */
const proposed = Symbol("proposed");

type TierAct = "tierCreated" | "tierUpdated" | "tierDeleted";

type TierChange = {
  act: TierAct;
  tier: Pick<Tier, "id" | "name">;
  /** What it was before. */
  known?: Tier;
};

async function note(tx: Tx, actor: Actor, { act, tier, known }: TierChange): Promise<void> {
  const details = { tier: tier.name, ...(known ? traceOf(known) : {}) };
  await recordAudit(tx, actor, { act, subjectType: "tier", subjectId: tier.id, details });
}

/** The given work unless it takes another administrator; the proposal is kept, whatever is told. Throws `offer_second_needed`. */
async function offer<Done>(work: (tx: Tx) => Promise<Done | typeof proposed>): Promise<Done> {
  const done = await transact(work);
  if (done === proposed) throw new AppError("offer_second_needed");
  return done;
}

/** What subscribers see of their tier is read anew at their next request. */
async function markSubscribersChanged(tx: Tx, tierId: number): Promise<void> {
  const subscribers = tx
    .select({ id: subscriptions.accountId })
    .from(subscriptions)
    .where(eq(subscriptions.tierId, tierId));
  await tx
    .update(accounts)
    .set({ revision: sql`${accounts.revision} + 1` })
    .where(sql`${accounts.id} in (${subscribers})`);
}

async function assertNameFree(tx: Tx, { id = 0, name }: { id?: number; name: string }): Promise<void> {
  const same = and(eq(subscriptionTiers.name, name), ne(subscriptionTiers.id, id));
  const taken = (await tx.$count(subscriptionTiers, same)) > 0;
  if (taken) throw new AppError("invalid_input", { fields: { name: "tierNameTaken" } });
}

/**
 * New accounts begin with a tier on sale without a price: one has to stay. Whoever would take one away waits here for others
 * who do, and sees what they have left. Throws `last_free_tier`.
 */
async function assertOtherFreeTier(tx: Tx, id: number): Promise<void> {
  const free = await tx
    .select({ id: subscriptionTiers.id })
    .from(subscriptionTiers)
    .where(and(eq(subscriptionTiers.price, 0), eq(subscriptionTiers.active, true)))
    .orderBy(subscriptionTiers.id)
    .for("update");
  if (free.length === 1 && free[0]?.id === id) throw new AppError("last_free_tier");
}

/**
 * Puts a new tier on sale. Throws `forbidden`, `invalid_input` when another has the name, and `offer_second_needed` when it is
 * much cheaper than any other.
 */
export async function createTier(actor: Actor, input: TierInput): Promise<Tier> {
  requireAdmin(actor);
  requireRecentProof(actor);
  return offer(async (tx) => {
    await assertNameFree(tx, { name: input.name });
    const proposal = { subject: "tier", id: null, name: input.name, offer: { active: true, ...input } } as const;
    if (!(await mayOffer(tx, actor, { proposal }))) return proposed;
    const [tier] = await tx.insert(subscriptionTiers).values(input).onConflictDoNothing().returning();
    if (!tier) throw new AppError("invalid_input", { fields: { name: "tierNameTaken" } });
    await note(tx, actor, { act: "tierCreated", tier });
    return tier;
  });
}

/**
 * Changes a tier. Its monthly number counts at once for those who have it; price and days count from their next purchase.
 * Throws `forbidden`, `tier_not_found`, `last_free_tier`, `invalid_input` when another has the name, and `offer_second_needed`
 * when it becomes much cheaper.
 */
export async function updateTier(actor: Actor, id: number, input: TierInput): Promise<Tier> {
  requireAdmin(actor);
  requireRecentProof(actor);
  return offer(async (tx) => {
    await assertNameFree(tx, { id, name: input.name });
    if (input.price > 0 || input.active === false) await assertOtherFreeTier(tx, id);
    const [known] = await tx.select().from(subscriptionTiers).where(eq(subscriptionTiers.id, id)).for("update");
    if (!known) throw new AppError("tier_not_found");
    const proposal = { subject: "tier", id, name: input.name, offer: { active: known.active, ...input } } as const;
    if (!(await mayOffer(tx, actor, { proposal, known }))) return proposed;
    const [tier] = await tx.update(subscriptionTiers).set(input).where(eq(subscriptionTiers.id, id)).returning();
    if (!tier) throw new AppError("tier_not_found");
    await markSubscribersChanged(tx, id);
    await note(tx, actor, { act: "tierUpdated", tier, known });
    return tier;
  });
}

/** Whether the row could go; whoever refers to it, a subscription or an order, keeps it. */
async function removeRow(tx: Tx, id: number): Promise<boolean> {
  try {
    await tx.transaction((attempt) => attempt.delete(subscriptionTiers).where(eq(subscriptionTiers.id, id)));
    return true;
  } catch (error) {
    const foreignKeyViolation = "23503";
    const { cause } = error instanceof Error ? error : {};
    if (cause instanceof Error && "code" in cause && cause.code === foreignKeyViolation) return false;
    throw error;
  }
}

/**
 * Takes a tier out of the shop. One that somebody has, or has paid for, is not erased but no longer sold: nobody loses what
 * is theirs. Throws `forbidden`, `tier_not_found` and `last_free_tier`.
 */
export async function deleteTier(actor: Actor, id: number): Promise<void> {
  requireAdmin(actor);
  requireRecentProof(actor);
  await transact(async (tx) => {
    const tier = await getTier(tx, id);
    await assertOtherFreeTier(tx, id);
    if (!(await removeRow(tx, id)))
      await tx.update(subscriptionTiers).set({ active: false }).where(eq(subscriptionTiers.id, id));
    await note(tx, actor, { act: "tierDeleted", tier, known: tier });
  });
}

/**
 * Changes what a bundle holds and costs, from the next order on. Throws `forbidden`, and `offer_second_needed` for a far cheaper
 * one.
 */
export async function updateBundleOffer(actor: Actor, input: BundleOffer): Promise<void> {
  requireAdmin(actor);
  requireRecentProof(actor);
  await offer(async (tx) => {
    const known = await getBundleOffer(tx);
    const proposal = { subject: "bundle", id: null, name: "bundle", offer: asOffer(input) } as const;
    if (!(await mayOffer(tx, actor, { proposal, known: asOffer(known) }))) return proposed;
    await tx.update(bundleOffers).set(input);
    const value = `${input.plans} / ${formatMoney(input.price, "en")}`;
    const details = { name: "bundle", value, ...traceOf(asOffer(known)) };
    await recordAudit(tx, actor, { act: "settingChanged", subjectType: "setting", subjectId: null, details });
  });
}
