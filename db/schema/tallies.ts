import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";

/**
 * Sums of large tables that pages ask for, kept by triggers in the transaction that changes them. Every change adds a row
 * with what came or went, so that nobody waits for anybody; a job adds the rows of one key up. A sum is that of all rows
 * of its topic or key.
 */
export const tallies = pgTable(
  "tallies",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /**
     * joined: accounts by Kigali's day; marked: accounts marked deleted; tier: subscriptions by tier; paid: money in RWF by day.
     */
    topic: text().notNull(),
    key: text().notNull(),
    count: bigint({ mode: "number" }).notNull(),
    /** Whole francs; 0 where nothing is paid. */
    amount: bigint({ mode: "number" }).notNull().default(0),
  },
  (table) => [index("tallies_topic").on(table.topic, table.key)],
);
