/** What is added up: accounts by day, accounts marked deleted, subscriptions by tier, money by day. */
export type TallyTopic = "joined" | "tier" | "paid";

/** `amount` in whole francs. */
export type Tally = { count: number; amount: number };

/** Keys from the first on and before the end; days as ISO dates. */
export type TallyRange = { from: string; before: string };
