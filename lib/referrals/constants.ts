import { days } from "@/lib/core/clock";

/** How long after signing up a referrer may be named: afterwards nobody can lay claim to the account. */
export const namingPeriod = days(7);

/** How far up a chain of referrers is looked for a ring. */
export const longestChain = 50;

/** Rows of the report unless told. Source: specification 2, section 9. */
export const topReferrers = 10;
