/** Rows of one page. Source: ADM-5. */
export const subscribersPageSize = 20;

/** Days before the end from which a subscription is said to expire soon. Source: ADM-5. */
export const expiringDays = 7;

export const subscriptionStatuses = ["active", "expiring", "expired", "no-tier"] as const;
