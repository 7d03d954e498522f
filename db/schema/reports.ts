import { sql } from "drizzle-orm";
import { boolean, index, integer, pgEnum, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { accounts } from "./accounts";
import { planKindEnum, planLanguageEnum, plans } from "./plans";

export const mistakeEnum = pgEnum("mistake", ["fact", "answer", "language", "unsafe", "other"]);
export const reportStateEnum = pgEnum("report_state", ["open", "answered", "closed"]);

/** What teachers find wrong in a plan. The names of the plan and the account are taken out before a row is written. */
export const mistakeReports = pgTable(
  "mistake_reports",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    planId: integer("plan_id").references(() => plans.id, { onDelete: "set null" }),
    planVersion: integer("plan_version").notNull(),
    kind: planKindEnum().notNull(),
    language: planLanguageEnum().notNull(),
    title: text().notNull(),
    subject: text().notNull(),
    classLevel: text("class_level").notNull(),
    /** The plan's field in which it stands. */
    field: text().notNull(),
    mistake: mistakeEnum().notNull(),
    quote: text().notNull(),
    remark: text().notNull().default(""),
    /**
     * The entry of the bank that the plan is made of, and which content it had; else the one of its title, as it is now; null for
     * none.
     */
    entryId: text("entry_id"),
    entryVersion: text("entry_version"),
    /** Whether the plan is made of that entry. */
    isMade: boolean("is_made").notNull().default(false),
    state: reportStateEnum().notNull().default("open"),
    answer: text().notNull().default(""),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    settledAt: timestamp("settled_at", { withTimezone: true }),
  },
  (table) => [
    index("mistake_reports_newest").on(table.state, table.id),
    index("mistake_reports_account").on(table.accountId, table.id),
    index("mistake_reports_plan").on(table.planId),
    index("mistake_reports_open")
      .on(table.accountId)
      .where(sql`${table.state} = 'open'`),
  ],
);

/** Entries of the bank that authors have to correct, and in which version the mistake was found. */
export const bankCorrections = pgTable(
  "bank_corrections",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    entryId: text("entry_id").notNull(),
    entryVersion: text("entry_version").notNull(),
    markedAt: timestamp("marked_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex("bank_corrections_version").on(table.entryId, table.entryVersion)],
);
