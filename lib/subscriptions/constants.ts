/** Days before its end from which a subscription with plans left may be renewed. Source: PAY-5. */
export const renewalDays = 7;

/** A bundle lasts to the end of the running month, but at least this long: nobody buys plans for one evening. */
export const shortestBundleDays = 7;

/** Days before the end at which a notice goes out; 0 is the end itself. */
export const noticeDays = [7, 1, 0] as const;
