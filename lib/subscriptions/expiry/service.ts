import { and, eq, gt, inArray, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import { database, transact, type Tx } from "@/db";
import { accounts, subscriptions, subscriptionTiers } from "@/db/schema";
import { dateInKigali, days, now } from "@/lib/core/clock";
import { env } from "@/lib/core/env";
import { defaultLocale, type Locale } from "@/lib/core/language";
import { notify, queueMail } from "@/lib/notifications/service";
import { expiryMail } from "@/lib/notifications/channels/mail/templates";
import { noticeDays } from "../constants";
import { tierName } from "@/lib/i18n/spoken-tier";

/** Accounts of one transaction. */
const batch = 100;

/** An end that was missed for longer than this is told no more. */
const latestDays = 14;

/** Whose end is at most `notice` days away and was not told of that yet. */
function due(notice: number, moment: Date): SQL | undefined {
  const nearer = noticeDays.filter((days) => days < notice);
  const after = notice === 0 ? -latestDays : Math.max(...nearer);
  return and(
    lte(subscriptions.expiresAt, new Date(moment.getTime() + days(notice))),
    gt(subscriptions.expiresAt, new Date(moment.getTime() + days(after))),
    or(isNull(subscriptions.noticedDays), gt(subscriptions.noticedDays, notice)),
    // A term as short as its notice would be announced to end on the day it begins.
    sql`${subscriptions.expiresAt} - ${subscriptions.startedAt} > make_interval(days => ${notice})`,
  );
}

type EndingSubscription = {
  accountId: number;
  email: string;
  name: string;
  language: Locale;
  tier: string;
  expiresAt: Date;
};

function subscriptionLink(language: Locale): string {
  return `${env().appUrl}${language === defaultLocale ? "" : `/${language}`}/subscription`;
}

async function tell(tx: Tx, person: EndingSubscription, ended: boolean): Promise<void> {
  const { accountId, email, name, language, tier } = person;
  const date = dateInKigali(person.expiresAt).split("-").reverse().join("/");
  const link = subscriptionLink(language);
  await queueMail(tx, {
    recipient: email,
    ...expiryMail({ name, language }, { tier: tierName(language, tier), date, ended, link }),
  });
  await notify(tx, {
    accountId,
    type: "SUBSCRIPTION",
    params: { tier, date },
    entityType: "subscription",
    kind: ended ? "subscriptionExpired" : "subscriptionExpiring",
  });
}

/** Marks a batch as told and tells it, in one transaction: whoever comes at the same time finds others or nothing. */
async function tellBatch(notice: number): Promise<number> {
  return transact(async (tx) => {
    const people = await tx
      .select({
        accountId: subscriptions.accountId,
        email: accounts.email,
        name: accounts.fullName,
        language: accounts.language,
        tier: subscriptionTiers.name,
        expiresAt: subscriptions.expiresAt,
      })
      .from(subscriptions)
      .innerJoin(accounts, eq(accounts.id, subscriptions.accountId))
      .innerJoin(subscriptionTiers, eq(subscriptionTiers.id, subscriptions.tierId))
      .where(and(due(notice, now()), isNull(accounts.lockedAt)))
      .limit(batch)
      .for("update", { of: subscriptions, skipLocked: true });
    if (people.length === 0) return 0;
    const ids = people.map((person) => person.accountId);
    await tx.update(subscriptions).set({ noticedDays: notice }).where(inArray(subscriptions.accountId, ids));
    for (const person of people) await tell(tx, person, notice === 0);
    return people.length;
  });
}

/**
 * Tells by mail and notification whose subscription ends in 7 days or in 1, or has ended; each once for each end, however
 * many processes run this. Returns how many were told.
 */
export async function notifyOfExpiries(): Promise<number> {
  let told = 0;
  for (const notice of noticeDays) {
    for (let count = batch; count === batch; told += count) count = await tellBatch(notice);
  }
  return told;
}

/** How many subscriptions have ended. */
export async function countExpired(): Promise<number> {
  return (await database()).$count(subscriptions, lte(subscriptions.expiresAt, now()));
}

/**
 * Opens the quota's running month of every live subscription that has none yet, so that figures of all accounts can be
 * read from rows; spending opens its own. The arithmetic is `quotaPeriodStart`'s. Returns how many months were opened.
 */
export async function openPeriods(): Promise<number> {
  const db = await database();
  const moment = now().toISOString();
  const opened = await db.execute(sql`
    with local as (
      select account_id, started_at at time zone 'Africa/Kigali' as start,
        ${moment}::timestamptz at time zone 'Africa/Kigali' as today
      from subscriptions where expires_at > ${moment}::timestamptz and started_at <= ${moment}::timestamptz
    ), passed as (
      select *, ((extract(year from today) - extract(year from start)) * 12
        + extract(month from today) - extract(month from start))::int as months from local
    ), opened as (
      insert into quota_periods (account_id, starts_at)
      select account_id, (start + make_interval(months => months
        - (start + make_interval(months => months) > today)::int)) at time zone 'Africa/Kigali' from passed
      on conflict do nothing returning account_id
    )
    update accounts set revision = revision + 1 where id in (select account_id from opened) returning id`);
  return Array.isArray(opened) ? opened.length : countRows(opened);
}

/** The embedded engine wraps its rows. */
function countRows(result: unknown): number {
  const rows = typeof result === "object" && result !== null && "rows" in result ? result.rows : [];
  return Array.isArray(rows) ? rows.length : 0;
}
