import { sql } from "drizzle-orm";
import { index, integer, pgEnum, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const contactStateEnum = pgEnum("contact_state", ["new", "answered"]);

/** What visitors wrote in the contact form. No reference to an account: most have none, and it is found by the address. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** The page's language, in which the visitor expects an answer. */
    language: text().notNull(),
    state: contactStateEnum().notNull().default("new"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    answeredAt: timestamp("answered_at", { withTimezone: true }),
    /** When those who can answer were told of it; null while it waits for a notice of several. */
    toldAt: timestamp("told_at", { withTimezone: true }),
  },
  (table) => [
    index("contact_messages_newest").on(table.state, table.id),
    index("contact_messages_email").on(table.email),
    index("contact_messages_age").on(table.createdAt),
    index("contact_messages_untold")
      .on(table.id)
      .where(sql`${table.toldAt} is null`),
  ],
);
