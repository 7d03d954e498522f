import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

/**
 * Who did what to whom as an administrator, who signed in, and who read or took along whose data. It holds numbers and
 * settings, never names or addresses: those are read from the accounts while these exist, so that erasing an account erases
 * them here too. For the same reason the numbers are no references: what happened stays, whatever becomes of the rows.
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
    /** Whether somebody only came in or looked, and changed nothing. */
    access: boolean().notNull().default(false),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    /** Place in the chain and hash over this line and the one before; a trigger writes both at the commit. */
    position: integer(),
    hash: text(),
  },
  (table) => [
    index("audit_log_act").on(table.act, table.id),
    index("audit_log_subject").on(table.subjectType, table.subjectId),
    index("audit_log_doings")
      .on(table.id)
      .where(sql`not ${table.access}`),
    uniqueIndex("audit_log_position").on(table.position),
  ],
);

/** The end of the chain, and where it begins since older lines were erased; one row. */
export const auditChain = pgTable(
  "audit_chain",
  {
    id: integer().primaryKey().default(1),
    position: integer().notNull(),
    hash: text().notNull(),
    basePosition: integer("base_position").notNull(),
    baseHash: text("base_hash").notNull(),
  },
  (table) => [check("audit_chain_one", sql`${table.id} = 1`)],
);

/** Ends of the chain under a key of the server: who has the database alone cannot make the chain before them anew. */
export const auditSeals = pgTable("audit_seals", {
  position: integer().primaryKey(),
  hash: text().notNull(),
  seal: text().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
