import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { accounts } from "./accounts";

/** Browsers in which somebody has signed in to an account: each by the hash of the cookie that it was given. */
export const devices = pgTable(
  "devices",
  {
    tokenHash: text("token_hash").notNull(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    userAgent: text("user_agent").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp("last_seen_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.accountId] }),
    index("devices_account").on(table.accountId, table.lastSeenAt),
  ],
);
