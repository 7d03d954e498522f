import { and, asc, eq, getTableColumns, gt } from "drizzle-orm";
import { database } from "@/db";
import {
  accounts,
  activities,
  authenticators,
  contactMessages,
  devices,
  generations,
  headerDefaults,
  identities,
  ledgerEntries,
  letterheads,
  logos,
  mails,
  modelUsage,
  notifications,
  orders,
  passkeys,
  planBundles,
  planRatings,
  planReviews,
  plans,
  planTranslations,
  planVersions,
  quotaPeriods,
  recoveryCodes,
  referrals,
  sessions,
  signIns,
  subscriptions,
  subscriptionTiers,
} from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { withoutSecrets } from "@/lib/notifications/rules";

const { passwordHash: _passwordHash, revision: _revision, ...accountColumns } = getTableColumns(accounts);
const { searchText: _searchText, ownerId: _ownerId, content: _content, ...planColumns } = getTableColumns(plans);

/** Rows that are in memory at once: of small tables, and of those with whole plans in them. */
const small = 500;
const large = 4;

/** All rows, a page at a time: `load` gives those after a number, in its order. */
async function* paged<Row>(
  size: number,
  { load, number }: { load: (after: number, size: number) => Promise<Row[]>; number: (row: Row) => number },
): AsyncGenerator<Row> {
  let after = 0;
  for (;;) {
    const rows = await load(after, size);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    after = number(last);
  }
}

function byId<Row extends { id: number }>(load: (after: number, size: number) => Promise<Row[]>): AsyncGenerator<Row> {
  return paged(small, { load, number: ({ id }) => id });
}

/** The few rows of a table that does not grow with use. */
async function* few<Row>(load: () => Promise<Row[]>): AsyncGenerator<Row> {
  yield* await load();
}

/** One file of the export: its name, and what it tells, row by row. */
export type ExportedRecord = readonly [name: string, rows: AsyncIterable<unknown>];

async function accountRecords({ accountId, email }: Actor): Promise<ExportedRecord[]> {
  const db = await database();
  const { startedAt, expiresAt } = subscriptions;
  const { accountId: _account, ...identity } = getTableColumns(identities);
  const { accountId: _known, tokenHash: _tokenHash, ...device } = getTableColumns(devices);
  const { createdAt, confirmedAt } = authenticators;
  const authenticator = { createdAt, confirmedAt };
  const { accountId: _keeper, publicKey: _publicKey, ...passkey } = getTableColumns(passkeys);
  const { accountId: _who, id: _signIn, ...signIn } = getTableColumns(signIns);
  const recovery = { createdAt: recoveryCodes.createdAt, usedAt: recoveryCodes.usedAt };
  return [
    ["account", few(() => db.select(accountColumns).from(accounts).where(eq(accounts.id, accountId)))],
    ["identities", few(() => db.select(identity).from(identities).where(eq(identities.accountId, accountId)))],
    [
      "subscription",
      few(() =>
        db
          .select({ tier: subscriptionTiers.name, startedAt, expiresAt })
          .from(subscriptions)
          .innerJoin(subscriptionTiers, eq(subscriptionTiers.id, subscriptions.tierId))
          .where(eq(subscriptions.accountId, accountId)),
      ),
    ],
    ["plans-used", few(() => db.select().from(quotaPeriods).where(eq(quotaPeriods.accountId, accountId)))],
    ["ratings", few(() => db.select().from(planRatings).where(eq(planRatings.accountId, accountId)))],
    ["bundles", few(() => db.select().from(planBundles).where(eq(planBundles.accountId, accountId)))],
    [
      "authenticator",
      few(() => db.select(authenticator).from(authenticators).where(eq(authenticators.accountId, accountId))),
    ],
    [
      "recovery-codes",
      few(() => db.select(recovery).from(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))),
    ],
    ["passkeys", few(() => db.select(passkey).from(passkeys).where(eq(passkeys.accountId, accountId)))],
    ["devices", few(() => db.select(device).from(devices).where(eq(devices.accountId, accountId)))],
    ["sign-ins", few(() => db.select(signIn).from(signIns).where(eq(signIns.accountId, accountId)))],
    ["sessions", few(() => db.select().from(sessions).where(eq(sessions.accountId, accountId)))],
    ["referred-by", few(() => db.select().from(referrals).where(eq(referrals.accountId, accountId)))],
    [
      "referrals",
      few(() => db.select({ since: referrals.createdAt }).from(referrals).where(eq(referrals.referredByEmail, email))),
    ],
    ["contact-messages", few(() => db.select().from(contactMessages).where(eq(contactMessages.email, email)))],
    ["header-defaults", few(() => db.select().from(headerDefaults).where(eq(headerDefaults.ownerId, accountId)))],
    ["letterhead", few(() => db.select().from(letterheads).where(eq(letterheads.ownerId, accountId)))],
  ];
}

async function paymentRecords({ accountId }: Actor): Promise<ExportedRecord[]> {
  const db = await database();
  const { recordedBy: _recordedBy, ...entry } = getTableColumns(ledgerEntries);
  return [
    ["orders", few(() => db.select().from(orders).where(eq(orders.accountId, accountId)))],
    [
      "payments",
      few(() =>
        db
          .select(entry)
          .from(ledgerEntries)
          .innerJoin(orders, eq(orders.id, ledgerEntries.orderId))
          .where(eq(orders.accountId, accountId)),
      ),
    ],
  ];
}

async function eventRecords({ accountId, email }: Actor): Promise<ExportedRecord[]> {
  const db = await database();
  const { id, subject, text, createdAt } = mails;
  const { accountId: _account, ...usage } = getTableColumns(modelUsage);
  const ofActivity = (after: number) => and(eq(activities.accountId, accountId), gt(activities.id, after));
  const ofNotices = (after: number) => and(eq(notifications.accountId, accountId), gt(notifications.id, after));
  const ofMails = (after: number) => and(eq(mails.recipient, email), gt(mails.id, after));
  const ofUsage = (after: number) => and(eq(modelUsage.accountId, accountId), gt(modelUsage.id, after));
  return [
    [
      "activity",
      byId((after, size) =>
        db.select().from(activities).where(ofActivity(after)).orderBy(asc(activities.id)).limit(size),
      ),
    ],
    [
      "notifications",
      byId((after, size) =>
        db.select().from(notifications).where(ofNotices(after)).orderBy(asc(notifications.id)).limit(size),
      ),
    ],
    [
      "mails",
      byId(async (after, size) => {
        const rows = await db
          .select({ id, subject, text, createdAt })
          .from(mails)
          .where(ofMails(after))
          .orderBy(asc(mails.id))
          .limit(size);
        // Whoever finds an open screen gets no way in out of it.
        return rows.map((row) => withoutSecrets(row));
      }),
    ],
    [
      "model-usage",
      byId((after, size) =>
        db.select(usage).from(modelUsage).where(ofUsage(after)).orderBy(asc(modelUsage.id)).limit(size),
      ),
    ],
  ];
}

/** Everything about the actor but the plans, in the files that tell it. Secrets are not in it. */
export async function listRecords(actor: Actor): Promise<ExportedRecord[]> {
  return [...(await accountRecords(actor)), ...(await paymentRecords(actor)), ...(await eventRecords(actor))];
}

/** The actor's logo as PNG, or null. */
export async function findOwnLogo(actor: Actor): Promise<Uint8Array | null> {
  const db = await database();
  const [logo] = await db.select({ png: logos.png }).from(logos).where(eq(logos.ownerId, actor.accountId));
  return logo?.png ?? null;
}

/** The numbers of all plans of the actor, the bin's too, oldest first. */
export async function* listPlanIds(actor: Actor): AsyncGenerator<number> {
  const db = await database();
  const rows = byId((after, size) =>
    db
      .select({ id: plans.id })
      .from(plans)
      .where(and(eq(plans.ownerId, actor.accountId), gt(plans.id, after)))
      .orderBy(asc(plans.id))
      .limit(size),
  );
  for await (const { id } of rows) yield id;
}

/** One plan of the actor, what it was written from, and its review; null when it went in the meantime. */
export async function findOwnPlan(actor: Actor, id: number) {
  const db = await database();
  const [plan] = await db
    .select({ ...planColumns, content: plans.content })
    .from(plans)
    .where(and(eq(plans.id, id), eq(plans.ownerId, actor.accountId)));
  if (!plan) return null;
  const { request, engine, state, startedAt, endedAt } = generations;
  const [generation] = await db
    .select({ request, engine, state, startedAt, endedAt })
    .from(generations)
    .where(eq(generations.planId, id));
  const { sourceId, createdAt } = planTranslations;
  const [translationOf] = await db
    .select({ sourceId, createdAt })
    .from(planTranslations)
    .where(eq(planTranslations.planId, id));
  const { step, version, reason } = planReviews;
  const reviews = await db
    .select({ step, version, reason, createdAt: planReviews.createdAt })
    .from(planReviews)
    .where(eq(planReviews.planId, id))
    .orderBy(asc(planReviews.id));
  return { ...plan, generation: generation ?? null, translationOf: translationOf ?? null, reviews };
}

/** What a plan said before, oldest first, a few versions at a time. */
export async function* listOwnVersions(planId: number): AsyncGenerator<Record<string, unknown>> {
  const db = await database();
  const { version, reason, content, createdAt } = planVersions;
  const load = (after: number, size: number) =>
    db
      .select({ version, reason, createdAt, content })
      .from(planVersions)
      .where(and(eq(planVersions.planId, planId), gt(version, after)))
      .orderBy(asc(version))
      .limit(size);
  yield* paged(large, { load, number: (row) => row.version });
}
