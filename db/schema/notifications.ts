import { index, integer, pgEnum, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const mailStateEnum = pgEnum("mail_state", ["queued", "sent", "failed"]);

/** The outbox: written in the transaction that causes the mail, sent afterwards by a job. */
export const mails = pgTable(
  "mails",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    state: mailStateEnum().notNull().default("queued"),
    tries: integer().notNull().default(0),
    nextTryAt: timestamp("next_try_at", { withTimezone: true }).notNull().defaultNow(),
    lastError: text("last_error"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp("sent_at", { withTimezone: true }),
  },
  (table) => [
    index("mails_due").on(table.state, table.nextTryAt),
    index("mails_recipient").on(table.recipient, table.id),
  ],
);
