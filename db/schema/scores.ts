import { integer, pgTable, smallint, text, timestamp } from "drizzle-orm/pg-core";
import { plans } from "./plans";

/** What the check said of a plan, so that a list need not ask again; whoever inspects a plan writes it. */
export const planScores = pgTable("plan_scores", {
  planId: integer("plan_id")
    .primaryKey()
    .references(() => plans.id, { onDelete: "cascade" }),
  /** The plan's own `updated_at` when it was inspected; a plan that was changed since has no score. */
  planUpdatedAt: timestamp("plan_updated_at", { withTimezone: true }).notNull(),
  /** A mark of the rules that were asked; under other rules it has none either. */
  rules: text().notNull(),
  form: smallint().notNull(),
  content: smallint().notNull(),
});
