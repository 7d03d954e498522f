import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgEnum, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { accounts } from "./accounts";

export const mailStateEnum = pgEnum("mail_state", ["queued", "sent", "failed"]);

/**
 * What goes out by mail or another channel: written in the transaction that causes it, sent afterwards by a job. The table has
 * the name of the first channel.
 */
export const outbox = pgTable(
  "mails",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** By its name in lib/notifications/channels. */
    channel: text().notNull().default("mail"),
    recipient: text().notNull(),
    /** What it says, whatever its words and language; null for those of before the column, and of demonstrations. */
    purpose: text(),
    /** The row that it tells of, and that takes it along when it is erased; null where there is none. */
    aboutType: text("about_type"),
    aboutId: integer("about_id"),
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
    index("mails_about")
      .on(table.aboutType, table.aboutId)
      .where(sql`${table.aboutId} is not null`),
  ],
);

/** What happened to somebody's plans, money or review; written in the transaction that causes it. */
export const notifications = pgTable(
  "notifications",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** RATING, APPROVAL, ...: what the REST calls give. */
    type: text().notNull(),
    /** Which sentences tell it: `notifications.kinds.<kind>` of the messages, in the reader's language. */
    kind: text().notNull(),
    /** The values of the sentences' placeholders. */
    params: jsonb().$type<Record<string, string | number>>().notNull(),
    /** These values, lower case without accents, a line each: what search looks through. */
    searchText: text("search_text").notNull().default(""),
    /** What it is about, as in the timeline; null where there is nothing to open. */
    entityType: text("entity_type"),
    entityId: integer("entity_id"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    readAt: timestamp("read_at", { withTimezone: true }),
  },
  (table) => [
    // Read backwards for the newest first: a descending index of drizzle puts nulls last, which no query asks for.
    index("notifications_newest").on(table.accountId, table.createdAt, table.id),
    index("notifications_search").using("gin", table.accountId, sql`${table.searchText} gin_trgm_ops`),
    index("notifications_unread")
      .on(table.accountId)
      .where(sql`${table.readAt} is null`),
  ],
);
