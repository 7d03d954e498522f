import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
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
    /** Whether the newcomer is known to have named them; what anybody may have named gives way to it. */
    proven: boolean().notNull().default(false),
    /** When both got their plans; once. */
    rewardedAt: timestamp("rewarded_at", { withTimezone: true }),
  },
  (table) => [index("referrals_referrer").on(table.referredByEmail)],
);

/**
 * Mailboxes whose owners have had the newcomer's plans, each as a keyed hash: it stays when the account is erased, so that
 * signing up again earns nothing again, and tells nobody an address.
 */
export const rewardedMailboxes = pgTable(
  "rewarded_mailboxes",
  {
    mailbox: text().primaryKey(),
    /** Who brought them and the domain of their address, hashed likewise: so many are rewarded in a month. */
    referrer: text(),
    domain: text(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("rewarded_mailboxes_referrer").on(table.referrer, table.createdAt),
    index("rewarded_mailboxes_domain").on(table.domain, table.createdAt),
  ],
);

/** What a referral brings; one row, which an administrator can change. */
export const referralRewards = pgTable(
  "referral_rewards",
  {
    id: integer().primaryKey().default(1),
    /** Plans for each of the two; 0 turns rewards off. */
    plans: integer().notNull(),
  },
  (table) => [check("referral_rewards_one", sql`${table.id} = 1 and ${table.plans} >= 0`)],
);
