import { boolean, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { accounts } from "./accounts";

/** Who tried to come in, for the account's own person to see. Erased after 90 days, and with the account. */
export const signIns = pgTable(
  "sign_ins",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** By what somebody came in, or what was wrong. */
    way: text().$type<"password" | "google" | "passkey">().notNull(),
    factor: text().$type<"totp" | "recovery" | "passkey">(),
    succeeded: boolean().notNull(),
    userAgent: text("user_agent").notNull(),
    /** The first part of the network's address; null where it is not known. */
    network: text(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("sign_ins_account").on(table.accountId, table.id), index("sign_ins_created").on(table.createdAt)],
);
