import { and, between, eq, sql } from "drizzle-orm";
import { database } from "@/db";
import { ledgerEntries } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { dateInKigali, days, now } from "@/lib/core/clock";
import { requireAdmin } from "@/lib/core/require-admin";
import { sumRanges, sumTally } from "@/lib/counters/queries";
import type { Tally, TallyRange } from "@/lib/counters/types";
import { currency } from "../constants";
import { monthsAgo, startOfDay, startOfMonth, summaryMonths } from "./rules";
import type { Balance, Period, Revenue, Summary } from "./types";

// Money counts on the day on which the ledger got it, so that the sum of a day that is over never changes.
const { kind, amount, createdAt } = ledgerEntries;
const money = and(eq(kind, "payment"), eq(ledgerEntries.currency, currency));

/** Behind every day. */
const never = "9999";

/** The days from a moment's in Kigali on. */
function since(start: Date): TallyRange {
  return { from: dateInKigali(start), before: never };
}

/** What was taken in all, today and this month. Throws `forbidden`. */
export async function getBalance(actor: Actor): Promise<Balance> {
  requireAdmin(actor);
  const { all, today, month } = await sumRanges("paid", {
    all: { from: "", before: never },
    today: since(startOfDay(now())),
    month: since(startOfMonth(now())),
  });
  return {
    totalBalance: all.amount,
    totalTransactions: all.count,
    todayRevenue: today.amount,
    todayTransactions: today.count,
    monthRevenue: month.amount,
  };
}

/** What the ledger itself says of a time; for hours, not for years. */
async function sumLedger(start: Date, end: Date): Promise<Revenue> {
  if (start > end) return { totalRevenue: 0, totalTransactions: 0 };
  const db = await database();
  const [row] = await db
    .select({
      totalRevenue: sql`coalesce(sum(${amount}), 0)::bigint`.mapWith(Number),
      totalTransactions: sql`count(*)`.mapWith(Number),
    })
    .from(ledgerEntries)
    .where(and(money, between(createdAt, start, end)));
  return row ?? { totalRevenue: 0, totalTransactions: 0 };
}

/**
 * What was taken between two moments, both included: whole days from their sums, what stands out of them at either end
 * from the ledger. Throws `forbidden`.
 */
export async function getRevenue(actor: Actor, { start, end }: { start: Date; end: Date }): Promise<Revenue> {
  requireAdmin(actor);
  const firstDay = startOfDay(new Date(start.getTime() + days(1) - 1));
  const afterLast = startOfDay(new Date(end.getTime() + 1));
  if (firstDay >= afterLast) return sumLedger(start, end);
  const [before, whole, after] = await Promise.all([
    sumLedger(start, new Date(firstDay.getTime() - 1)),
    sumTally("paid", { from: dateInKigali(firstDay), before: dateInKigali(afterLast) }),
    sumLedger(afterLast, end),
  ]);
  return {
    totalRevenue: before.totalRevenue + whole.amount + after.totalRevenue,
    totalTransactions: before.totalTransactions + whole.count + after.totalTransactions,
  };
}

/** What was taken in each of the summary's periods, up to now. Throws `forbidden`. */
export async function getRevenueSummary(actor: Actor): Promise<Summary> {
  requireAdmin(actor);
  const from = (period: Period) => since(monthsAgo(now(), summaryMonths[period]));
  const sums = await sumRanges("paid", {
    last1Month: from("last1Month"),
    last2Months: from("last2Months"),
    last6Months: from("last6Months"),
    last1Year: from("last1Year"),
    last10Years: from("last10Years"),
  });
  const totalsOf = ({ amount: totalRevenue, count: totalTransactions }: Tally) => ({ totalRevenue, totalTransactions });
  return {
    last1Month: totalsOf(sums.last1Month),
    last2Months: totalsOf(sums.last2Months),
    last6Months: totalsOf(sums.last6Months),
    last1Year: totalsOf(sums.last1Year),
    last10Years: totalsOf(sums.last10Years),
  };
}
