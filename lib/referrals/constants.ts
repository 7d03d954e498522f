import { days } from "@/lib/core/clock";

/** How long after signing up a referrer may be named: afterwards nobody can lay claim to the account. */
export const namingPeriod = days(7);
