import { and, eq, gte, lte, sql, type SQL } from "drizzle-orm";
import { database } from "@/db";
import { ledgerEntries } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { requireAdmin } from "@/lib/core/require-admin";
import { currency } from "../constants";
import { monthsAgo, startOfDay, startOfMonth, summaryMonths } from "./rules";
import type { Balance, Period, Revenue, Summary } from "./types";

// Money counts on the day on which the ledger got it, so that the sum of a day that is over never changes.
const { kind, amount, createdAt } = ledgerEntries;
const money = and(eq(kind, "payment"), eq(ledgerEntries.currency, currency));

function since(start: Date): SQL {
  return sql`filter (where ${createdAt} >= ${start.toISOString()}::timestamptz)`;
}

function sumOf(filter: SQL = sql``) {
  return sql`coalesce(sum(${amount}) ${filter}, 0)::bigint`.mapWith(Number);
}

function countOf(filter: SQL = sql``) {
  return sql`count(*) ${filter}`.mapWith(Number);
}

/** What was taken in all, today and this month. Throws `forbidden`. */
export async function getBalance(actor: Actor): Promise<Balance> {
  requireAdmin(actor);
  const db = await database();
  const today = since(startOfDay(now()));
  const [row] = await db
    .select({
      totalBalance: sumOf(),
      todayRevenue: sumOf(today),
      monthRevenue: sumOf(since(startOfMonth(now()))),
      totalTransactions: countOf(),
      todayTransactions: countOf(today),
    })
    .from(ledgerEntries)
    .where(money);
  const none = { totalBalance: 0, todayRevenue: 0, monthRevenue: 0, totalTransactions: 0, todayTransactions: 0 };
  return row ?? none;
}

/** What was taken between two moments, both included. Throws `forbidden`. */
export async function getRevenue(actor: Actor, { start, end }: { start: Date; end: Date }): Promise<Revenue> {
  requireAdmin(actor);
  const db = await database();
  const [row] = await db
    .select({ totalRevenue: sumOf(), totalTransactions: countOf() })
    .from(ledgerEntries)
    .where(and(money, gte(createdAt, start), lte(createdAt, end)));
  return row ?? { totalRevenue: 0, totalTransactions: 0 };
}

/** What was taken in each of the summary's periods, up to now. Throws `forbidden`. */
export async function getRevenueSummary(actor: Actor): Promise<Summary> {
  const moment = now();
  const revenue = (period: Period) =>
    getRevenue(actor, { start: monthsAgo(moment, summaryMonths[period]), end: moment });
  const [last1Month, last2Months, last6Months, last1Year, last10Years] = await Promise.all([
    revenue("last1Month"),
    revenue("last2Months"),
    revenue("last6Months"),
    revenue("last1Year"),
    revenue("last10Years"),
  ]);
  return { last1Month, last2Months, last6Months, last1Year, last10Years };
}
