import { and, asc, desc, eq, getTableColumns } from "drizzle-orm";
import { database } from "@/db";
import {
  accounts,
  activities,
  headerDefaults,
  ledgerEntries,
  letterheads,
  logos,
  mails,
  notifications,
  orders,
  plans,
  planVersions,
  quotaPeriods,
  referrals,
  sessions,
  subscriptions,
  subscriptionTiers,
} from "@/db/schema";
import type { Actor } from "@/lib/core/actor";

const { passwordHash: _passwordHash, revision: _revision, ...accountColumns } = getTableColumns(accounts);
const { searchText: _searchText, ownerId: _ownerId, content: _content, ...planColumns } = getTableColumns(plans);

async function accountParts({ accountId, email }: Actor) {
  const db = await database();
  const { startedAt, expiresAt } = subscriptions;
  return {
    account: await db.select(accountColumns).from(accounts).where(eq(accounts.id, accountId)),
    subscription: await db
      .select({ tier: subscriptionTiers.name, startedAt, expiresAt })
      .from(subscriptions)
      .innerJoin(subscriptionTiers, eq(subscriptionTiers.id, subscriptions.tierId))
      .where(eq(subscriptions.accountId, accountId)),
    "plans-used": await db.select().from(quotaPeriods).where(eq(quotaPeriods.accountId, accountId)),
    sessions: await db.select().from(sessions).where(eq(sessions.accountId, accountId)),
    "referred-by": await db.select().from(referrals).where(eq(referrals.accountId, accountId)),
    referrals: await db
      .select({ since: referrals.createdAt })
      .from(referrals)
      .where(eq(referrals.referredByEmail, email)),
  };
}

async function recordParts({ accountId, email }: Actor) {
  const db = await database();
  const { recordedBy: _recordedBy, ...entry } = getTableColumns(ledgerEntries);
  const { subject, text, createdAt } = mails;
  return {
    "header-defaults": await db.select().from(headerDefaults).where(eq(headerDefaults.ownerId, accountId)),
    letterhead: await db.select().from(letterheads).where(eq(letterheads.ownerId, accountId)),
    activity: await db
      .select()
      .from(activities)
      .where(eq(activities.accountId, accountId))
      .orderBy(desc(activities.id)),
    notifications: await db.select().from(notifications).where(eq(notifications.accountId, accountId)),
    mails: await db.select({ subject, text, createdAt }).from(mails).where(eq(mails.recipient, email)),
    orders: await db.select().from(orders).where(eq(orders.accountId, accountId)),
    payments: await db
      .select(entry)
      .from(ledgerEntries)
      .innerJoin(orders, eq(orders.id, ledgerEntries.orderId))
      .where(eq(orders.accountId, accountId)),
  };
}

/** Everything about the actor but the plans, by the name of the file that tells it. Secrets are not in it. */
export async function readRecords(actor: Actor): Promise<Record<string, unknown>> {
  return { ...(await accountParts(actor)), ...(await recordParts(actor)) };
}

/** The actor's logo as PNG, or null. */
export async function findOwnLogo(actor: Actor): Promise<Uint8Array | null> {
  const db = await database();
  const [logo] = await db.select({ png: logos.png }).from(logos).where(eq(logos.ownerId, actor.accountId));
  return logo?.png ?? null;
}

/** The numbers of all plans of the actor, the bin's too, oldest first. */
export async function listPlanIds(actor: Actor): Promise<number[]> {
  const db = await database();
  const rows = await db
    .select({ id: plans.id })
    .from(plans)
    .where(eq(plans.ownerId, actor.accountId))
    .orderBy(asc(plans.id));
  return rows.map(({ id }) => id);
}

/** One plan of the actor with its earlier versions; null when it went in the meantime. */
export async function findOwnPlan(actor: Actor, id: number) {
  const db = await database();
  const [plan] = await db
    .select({ ...planColumns, content: plans.content })
    .from(plans)
    .where(and(eq(plans.id, id), eq(plans.ownerId, actor.accountId)));
  if (!plan) return null;
  const { version, reason, content, createdAt } = planVersions;
  const versions = await db
    .select({ version, reason, createdAt, content })
    .from(planVersions)
    .where(eq(planVersions.planId, id))
    .orderBy(asc(planVersions.version));
  return { plan, versions };
}
