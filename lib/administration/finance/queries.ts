import { desc, eq, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { database, type Database } from "@/db";
import { accounts, ledgerEntries, outbox, orders } from "@/db/schema";
import { listAdministratorIds } from "@/lib/accounts/queries";
import type { Actor } from "@/lib/core/actor";
import { createCache } from "@/lib/core/cache";
import { dateInKigali, minutes, now } from "@/lib/core/clock";
import { env } from "@/lib/core/env";
import type { Page } from "@/lib/core/pagination";
import { requireAdmin } from "@/lib/core/require-admin";
import { getBalance, getRevenue, getRevenueSummary } from "@/lib/payments/analytics/queries";
import { describeManualOrders } from "@/lib/payments/manual/queries";
import { listManualOrders } from "@/lib/payments/queries";
import type { ManualOrder, PaymentOfPayer } from "@/lib/payments/types";
import { listTally } from "@/lib/counters/queries";
import { manualPageSize, shownMails } from "./constants";
import { boundsOf, dayAfter, fillSeries, unitOf } from "./rules";
import type { ManualFilters } from "./schema";
import type { DateRange, FailedMessage, Finance, SeriesPoint } from "./types";

// Sums over all payments are costly. Orders and ledger only grow, so what was summed up to their last rows stays right
// for the day; the time bounds how long an erased account is still counted among the new users.
const cachedFinance = createCache<Finance>({ max: 200, ttl: minutes(5) });
const cachedOrders = createCache<Page<PaymentOfPayer>>({ max: 200, ttl: minutes(5) });

/** Another value after each order, payment and new account, and every day. */
async function findMark(db: Database): Promise<string> {
  const last = (column: PgColumn) => sql`(select max(${column}) from ${column.table})`;
  const [row] = await db
    .select({
      ledger: last(ledgerEntries.id).mapWith(Number),
      order: last(orders.id).mapWith(Number),
      account: last(accounts.id).mapWith(Number),
    })
    .from(sql`(select 1) one`);
  return [row?.ledger, row?.order, row?.account, dateInKigali(now())].join(":");
}

async function loadSeries(range: DateRange): Promise<SeriesPoint[]> {
  const inRange = { from: range.start, before: dayAfter(range.end) };
  const [paid, joined] = await Promise.all([listTally("paid", inRange), listTally("joined", inRange)]);
  return fillSeries(range, { paid, joined });
}

/** Money and growth: in all, by period, and over the days or months of a range. Throws `forbidden`. */
export async function getFinance(actor: Actor, range: DateRange): Promise<Finance> {
  requireAdmin(actor);
  const mark = await findMark(await database());
  return cachedFinance([mark, range.start, range.end].join(":"), async () => {
    const [balance, summary, revenue, series] = await Promise.all([
      getBalance(actor),
      getRevenueSummary(actor),
      getRevenue(actor, boundsOf(range)),
      loadSeries(range),
    ]);
    return { balance, summary, revenue, series, unit: unitOf(range) };
  });
}

/** Manual orders, the newest first, with what to know before confirming them; one alone when it is named. Throws `forbidden`. */
export async function listOrders(actor: Actor, { order, ...filters }: ManualFilters): Promise<Page<ManualOrder>> {
  requireAdmin(actor);
  const mark = await findMark(await database());
  const chosen = order ? ({ id: order, status: "all", page: 0 } as const) : filters;
  const orders = await cachedOrders([mark, order, filters.status, filters.page].join(":"), () =>
    listManualOrders(actor, { ...chosen, size: manualPageSize }),
  );
  return { ...orders, items: await describeManualOrders(actor, orders.items) };
}

/** How much one administrator may confirm, where a larger sum is shown and there is no other administrator; else null. */
export async function findLoneLimit(actor: Actor, shown: readonly ManualOrder[]): Promise<number | null> {
  requireAdmin(actor);
  if (!shown.some(({ needsSecond, paidAt }) => needsSecond && paidAt === null)) return null;
  const alone = (await listAdministratorIds(await database())).length === 1;
  return alone ? env().SECOND_CONFIRMATION_ABOVE : null;
}

/** The newest mails that could not be sent, and how many there are. Throws `forbidden`. */
export async function listFailedMessages(actor: Actor): Promise<{ items: FailedMessage[]; total: number }> {
  requireAdmin(actor);
  const db = await database();
  const failed = eq(outbox.state, "failed");
  const [rows, total] = await Promise.all([
    db.select().from(outbox).where(failed).orderBy(desc(outbox.id)).limit(shownMails),
    db.$count(outbox, failed),
  ]);
  const items = rows.map(({ id, recipient, subject, tries, lastError, createdAt }) => ({
    id,
    recipient,
    subject,
    tries,
    lastError: lastError ?? "",
    createdAt: createdAt.toISOString(),
  }));
  return { items, total };
}
