import { sql } from "drizzle-orm";
import { check, index, integer, pgEnum, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { accounts } from "./accounts";

export const entranceWayEnum = pgEnum("entrance_way", ["password", "google"]);

function moment(name: string) {
  return timestamp(name, { withTimezone: true });
}

function owner() {
  return integer("account_id")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });
}

/** An app that shows codes of six digits (TOTP); one per account. */
export const authenticators = pgTable("authenticators", {
  accountId: owner().primaryKey(),
  /** The shared secret, encrypted under a key of the server. */
  sealedSecret: text("sealed_secret").notNull(),
  /** The half minute of the last code that was taken: none at or before it is taken again. */
  lastStep: integer("last_step").notNull().default(0),
  createdAt: moment("created_at").notNull().defaultNow(),
  /** When the first code was right; before that it opens nothing. */
  confirmedAt: moment("confirmed_at"),
});

/** Codes for somebody who lost the other factors; each opens once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    accountId: owner(),
    codeHash: text("code_hash").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    usedAt: moment("used_at"),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

/**
 * A sign-in that is half done: the first factor was right. It is no session and opens nothing but the page that asks for the
 * second.
 */
export const pendingSignIns = pgTable(
  "pending_sign_ins",
  {
    tokenHash: text("token_hash").primaryKey(),
    accountId: owner(),
    way: entranceWayEnum().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [
    index("pending_sign_ins_account").on(table.accountId),
    index("pending_sign_ins_expires").on(table.expiresAt),
    check("pending_sign_ins_once", sql`${table.usedAt} is null or ${table.usedAt} >= ${table.createdAt}`),
  ],
);
