/** The tier that a new account gets. Source: design decisions, section 4. */
export const firstTierName = "Free";
