import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
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
    /** Days before this end of which the last notice told; null while none went out, 0 once its end was told. */
    noticedDays: integer("noticed_days"),
  },
  (table) => [index("subscriptions_expiry").on(table.expiresAt)],
);

/** Tiers that an administrator gave and that take two: each waits here for another one who gives the same. */
export const tierGrants = pgTable("tier_grants", {
  accountId: integer("account_id")
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  tierId: integer("tier_id")
    .notNull()
    .references(() => subscriptionTiers.id, { onDelete: "cascade" }),
  firstBy: integer("first_by")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" }),
  firstAt: moment("first_at").notNull(),
});

/** What a bundle is on sale for; one row, which an administrator can change. */
export const bundleOffers = pgTable(
  "bundle_offers",
  {
    id: integer().primaryKey().default(1),
    plans: integer().notNull(),
    /** Whole francs. */
    price: integer().notNull(),
  },
  (table) => [check("bundle_offers_one", sql`${table.id} = 1`)],
);

/** Where the plans of a bundle come from: bought, left of a replaced tier, or a referral's reward. */
export const bundleSourceEnum = pgEnum("bundle_source", ["purchase", "carried", "referral"]);

/** Plans beside the monthly ones, each lot with an end of its own. */
export const planBundles = pgTable(
  "plan_bundles",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    source: bundleSourceEnum().notNull(),
    plans: integer().notNull(),
    used: integer().notNull().default(0),
    createdAt: moment("created_at").notNull().defaultNow(),
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [
    index("plan_bundles_account").on(table.accountId, table.endsAt),
    check("plan_bundles_used", sql`${table.used} between 0 and ${table.plans}`),
  ],
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
