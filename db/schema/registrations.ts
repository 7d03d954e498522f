import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { accounts, localeEnum } from "./accounts";

function moment(name: string) {
  return timestamp(name, { withTimezone: true });
}

/**
 * Attempts to make an account, each with what was given with it and a code and a link of its own: whichever of them is
 * confirmed becomes the account of its address, and no other's password ever counts.
 */
export const registrations = pgTable(
  "registrations",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Lower case, trimmed. */
    email: text().notNull(),
    /** argon2id; gone when the attempt is confirmed. */
    passwordHash: text("password_hash"),
    fullName: text("full_name").notNull(),
    school: text().notNull(),
    language: localeEnum().notNull().default("en"),
    consentVersion: text("consent_version").notNull(),
    consentAt: moment("consent_at").notNull(),
    userAgent: text("user_agent").notNull(),
    /** Whose invitation it began with, lower case, trimmed; gone when the attempt is confirmed. */
    referredByEmail: text("referred_by_email"),
    /** Of the cookie that the browser of the attempt holds. */
    bindingHash: text("binding_hash"),
    codeHash: text("code_hash"),
    codeSentAt: moment("code_sent_at"),
    codeExpiresAt: moment("code_expires_at"),
    linkHash: text("link_hash"),
    /** Codes tried without the attempt's cookie, and with it: strangers use up their own tries alone. */
    tries: integer().notNull().default(0),
    ownTries: integer("own_tries").notNull().default(0),
    createdAt: moment("created_at").notNull().defaultNow(),
    confirmedAt: moment("confirmed_at"),
    /** What it became. */
    accountId: integer("account_id").references(() => accounts.id, { onDelete: "cascade" }),
  },
  (table) => [
    index("registrations_pending")
      .on(table.email, table.id)
      .where(sql`${table.confirmedAt} is null`),
    uniqueIndex("registrations_binding").on(table.bindingHash),
    uniqueIndex("registrations_link").on(table.linkHash),
    index("registrations_account").on(table.accountId),
    index("registrations_created").on(table.createdAt),
  ],
);
