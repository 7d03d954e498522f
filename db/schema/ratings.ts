import { index, integer, pgEnum, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { accounts } from "./accounts";
import { runEngineEnum, planKindEnum, planLanguageEnum, plans } from "./plans";

export const ratingVerdictEnum = pgEnum("rating_verdict", ["up", "down"]);
export const ratingReasonEnum = pgEnum("rating_reason", [
  "content",
  "language",
  "level",
  "timing",
  "incomplete",
  "other",
]);

/** What an account thinks of a plan that was written for it. What was rated stands beside it, for it outlives the plan. */
export const planRatings = pgTable(
  "plan_ratings",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    planId: integer("plan_id")
      .unique()
      .references(() => plans.id, { onDelete: "set null" }),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    verdict: ratingVerdictEnum().notNull(),
    /** Null when none was given. */
    reason: ratingReasonEnum(),
    /** Goes with the plan. */
    comment: text().notNull().default(""),
    kind: planKindEnum().notNull(),
    engine: runEngineEnum().notNull(),
    language: planLanguageEnum().notNull(),
    subject: text().notNull(),
    classLevel: text("class_level").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("plan_ratings_account").on(table.accountId, table.id)],
);
