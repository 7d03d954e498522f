/** The tier that a new account gets. Source: design decisions, section 4. */
export const firstTierName = "Free";

/** Days before its end from which a subscription with plans left may be renewed. Source: design decisions, section 4. */
export const renewalDays = 7;

/** A bundle: plans added to the running period, for whole francs. Source: design decisions, section 4. */
export const bundle = { plans: 10, price: 1_500 } as const;
