import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { accounts } from "./accounts";

function moment(name: string) {
  return timestamp(name, { withTimezone: true });
}

export const subscriptionTiers = pgTable(
  "subscription_tiers",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    description: text().notNull(),
    /** Whole francs. */
    price: integer().notNull(),
    lessonPlansPerMonth: integer("lesson_plans_per_month").notNull(),
    maxUsers: integer("max_users").notNull(),
    durationDays: integer("duration_days").notNull(),
    active: boolean().notNull().default(true),
  },
  (table) => [uniqueIndex("subscription_tiers_name_key").on(table.name)],
);

export const subscriptions = pgTable(
  "subscriptions",
  {
    accountId: integer("account_id")
      .primaryKey()
      .references(() => accounts.id, { onDelete: "cascade" }),
    tierId: integer("tier_id")
      .notNull()
      .references(() => subscriptionTiers.id),
    startedAt: moment("started_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("subscriptions_expiry").on(table.expiresAt)],
);

/** Plans made in one month of a subscription; months run from the subscription's start day. */
export const quotaPeriods = pgTable(
  "quota_periods",
  {
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    startsAt: moment("starts_at").notNull(),
    used: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.startsAt] })],
);
