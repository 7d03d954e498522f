import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
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

/** A key that a phone, a computer or a stick keeps for us (WebAuthn), and opens with a finger, a face or a number. */
export const passkeys = pgTable(
  "passkeys",
  {
    /** The key's own name for itself, base64url. */
    id: text().primaryKey(),
    accountId: owner(),
    publicKey: text("public_key").notNull(),
    /** How often it signed; most always say 0. */
    counter: bigint({ mode: "number" }).notNull().default(0),
    transports: jsonb().$type<string[]>().notNull().default([]),
    name: text().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    lastUsedAt: moment("last_used_at"),
  },
  (table) => [index("passkeys_account").on(table.accountId)],
);

/** What a key is given to sign, once; taken away as it is looked at. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    challenge: text().primaryKey(),
    /** For what it was made, and for which session, half sign-in or browser. */
    purpose: text().notNull(),
    binding: text().notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("passkey_challenges_expires").on(table.expiresAt)],
);
