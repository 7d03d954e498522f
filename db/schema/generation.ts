import { bigint, index, integer, pgEnum, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { accounts } from "./accounts";
import { plans } from "./plans";

/** What a model was asked for: a whole plan, the mending of what its check found, a part written anew, a translation. */
export const modelPurposeEnum = pgEnum("model_purpose", ["plan", "mending", "section", "translation"]);

/** Every answer of a model that was paid for; the figures outlive plan and account. */
export const modelUsage = pgTable(
  "model_usage",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    planId: integer("plan_id").references(() => plans.id, { onDelete: "set null" }),
    accountId: integer("account_id").references(() => accounts.id, { onDelete: "set null" }),
    purpose: modelPurposeEnum().notNull(),
    model: text().notNull(),
    inputTokens: integer("input_tokens").notNull(),
    outputTokens: integer("output_tokens").notNull(),
    /** Millionths of a US dollar, at the prices of that moment. */
    cost: bigint({ mode: "number" }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("model_usage_plan").on(table.planId),
    index("model_usage_account").on(table.accountId, table.id),
    index("model_usage_newest").on(table.createdAt),
  ],
);
