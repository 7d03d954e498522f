import { days, minutes } from "@/lib/core/clock";

/** How long after signing up a referrer may be named: afterwards nobody can lay claim to the account. */
export const namingPeriod = days(7);

/** How long after verification a referrer may be named by a caller who does not show that the account is theirs. */
export const openNamingPeriod = minutes(10);

/** So many newcomers of one referrer, and of one mail domain, are rewarded in so long. */
export const rewardCaps = { referrer: 20, domain: 20, period: days(30) } as const;

/** Mail services with which anybody has an address: their domains are nobody's school. */
export const publicMailDomains: readonly string[] = [
  ...["gmail.com", "googlemail.com", "yahoo.com", "yahoo.fr", "ymail.com", "outlook.com", "outlook.fr", "hotmail.com"],
  ...["hotmail.fr", "live.com", "live.fr", "msn.com", "icloud.com", "me.com", "aol.com", "gmx.com", "mail.com"],
  ...["proton.me", "protonmail.com", "zoho.com", "yandex.com"],
];

/** How far up a chain of referrers is looked for a ring. */
export const longestChain = 50;

/** Rows of the report unless told. Source: REF-3. */
export const topReferrers = 10;
