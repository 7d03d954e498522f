import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { accounts } from "./accounts";

/** Who somebody is at a provider such as Google: the provider's own, lasting name for them. */
export const identities = pgTable(
  "identities",
  {
    provider: text().notNull(),
    subject: text().notNull(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index("identities_account").on(table.accountId),
  ],
);

/** What a browser that comes back from a provider is let in with, once. */
export const signInTickets = pgTable(
  "sign_in_tickets",
  {
    tokenHash: text("token_hash").primaryKey(),
    /** Of the cookie that the same browser must hold. */
    bindingHash: text("binding_hash").notNull(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    usedAt: timestamp("used_at", { withTimezone: true }),
  },
  (table) => [
    index("sign_in_tickets_account").on(table.accountId),
    index("sign_in_tickets_expires").on(table.expiresAt),
  ],
);
