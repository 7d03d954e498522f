import { index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/**
 * Who did what to whom as an administrator. It holds numbers and settings, never names or addresses: those are read from
 * the accounts while these exist, so that erasing an account erases them here too. For the same reason the numbers are
 * no references: what happened stays, whatever becomes of the rows.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    actorId: integer("actor_id").notNull(),
    act: text().notNull(),
    subjectType: text("subject_type").notNull(),
    subjectId: integer("subject_id"),
    details: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("audit_log_act").on(table.act, table.id),
    index("audit_log_subject").on(table.subjectType, table.subjectId),
  ],
);
