import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { accounts } from "./accounts";

/** Who was brought by whom: one referrer for an account. */
export const referrals = pgTable(
  "referrals",
  {
    accountId: integer("account_id")
      .primaryKey()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** Lower case, trimmed, as the newcomer gave it: it need not be the address of an account. */
    referredByEmail: text("referred_by_email").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("referrals_referrer").on(table.referredByEmail)],
);
