import { days, hours, minutes, seconds } from "@/lib/core/clock";

/** Minutes from signing in to the end of a session, absolute. Source: ACC-4. */
export const sessionMinutes = 60;

/** One-time codes. Source: ACC-2. */
export const codeRules = { digits: 6, lifetime: minutes(10), tries: 5, resendAfter: seconds(60) } as const;

/** How long the link of a mail that sets a new password opens; nobody can guess it, so it need not be as short as a code. */
export const resetLinkLifetime = hours(1);

/** How long a registration waits for its confirmation, and the browser that began it is known by its cookie. */
export const registrationLifetime = days(7);

/** Version of the consent text shown at sign-up. */
export const consentVersion = "2026-11";

/**
 * Milliseconds before which these doors give no answer: more than they need for a known address, so that the time does
 * not tell which addresses are known.
 */
export const constantTimes = { signIn: 300, register: 350, mail: 200, code: 200, reset: 350 } as const;

/** How long the way back from a sign-in elsewhere may take. Source: ACC-5. */
export const ticketLifetime = seconds(60);

/** Characters that are kept of what a browser says of itself; the usual ones say less than half of it. */
export const longestBrowserName = 300;
