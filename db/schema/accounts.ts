import { sql } from "drizzle-orm";
import { index, integer, pgEnum, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { locales } from "@/lib/core/language";
import { roles } from "@/lib/core/actor";

export const roleEnum = pgEnum("role", roles);
export const localeEnum = pgEnum("locale", locales);
export const codePurposeEnum = pgEnum("code_purpose", ["verification", "password_reset"]);

function moment(name: string) {
  return timestamp(name, { withTimezone: true });
}

export const accounts = pgTable(
  "accounts",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Lower case, trimmed. */
    email: text().notNull(),
    /** argon2id; null for accounts that only sign in through a provider. */
    passwordHash: text("password_hash"),
    /** When whoever chose the password showed that the address is theirs; null when a code alone confirmed it. */
    passwordProvenAt: moment("password_proven_at"),
    fullName: text("full_name").notNull(),
    school: text().notNull(),
    role: roleEnum().notNull().default("USER"),
    language: localeEnum().notNull().default("en"),
    /** Grows with every write to what the account sees. */
    revision: integer().notNull().default(0),
    verifiedAt: moment("verified_at"),
    /** When its person took Google away; a sign-in there does not link it again by itself. */
    googleOffAt: moment("google_off_at"),
    lockedAt: moment("locked_at"),
    consentVersion: text("consent_version").notNull(),
    consentAt: moment("consent_at").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("accounts_email_key").on(table.email),
    index("accounts_email_search").using("gin", sql`${table.email} gin_trgm_ops`),
    index("accounts_administrators")
      .on(table.id)
      .where(sql`${table.role} = 'ADMIN'`),
  ],
);

export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    userAgent: text("user_agent").notNull(),
    /** The first part of the address it began from; null where it is not known. */
    network: text(),
    createdAt: moment("created_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
    /** When its person last proved to be there. */
    provenAt: moment("proven_at").notNull().defaultNow(),
    /** What proved who is there beside the password or Google; null where nothing more was asked for. */
    factor: text().$type<"totp" | "recovery" | "passkey">(),
    endedAt: moment("ended_at"),
  },
  (table) => [index("sessions_account").on(table.accountId)],
);

/** One live code per account and purpose: issuing replaces it, but not the links that were mailed before. */
export const oneTimeCodes = pgTable(
  "one_time_codes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    purpose: codePurposeEnum().notNull(),
    codeHash: text("code_hash").notNull(),
    /** In browsers that the account does not know, and in those that it knows. */
    tries: integer().notNull().default(0),
    ownTries: integer("own_tries").notNull().default(0),
    createdAt: moment("created_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
    /** Used, replaced or worn out by wrong tries. */
    endedAt: moment("ended_at"),
    linkHash: text("link_hash"),
    linkExpiresAt: moment("link_expires_at"),
    linkEndedAt: moment("link_ended_at"),
  },
  (table) => [
    uniqueIndex("one_time_codes_live")
      .on(table.accountId, table.purpose)
      .where(sql`${table.endedAt} is null`),
    index("one_time_codes_account").on(table.accountId, table.createdAt),
  ],
);
