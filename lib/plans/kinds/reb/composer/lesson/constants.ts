/** How many characters of what a teacher typed a sentence takes. */
export const longestQuoted = { title: 120, unit: 80, competence: 160, subject: 60, class: 40 } as const;

/** Questions at the end of a lesson without an entry, and how many must be right; a conclusion of `short` minutes holds fewer. */
export const questionCounts = { short: { minutes: 5, total: 3, right: 2 }, usual: { total: 5, right: 4 } } as const;

/** More learners than this do not work together at one thing. */
export const largestGroup = 8;

/** A turn at a thing that groups share takes at least so many minutes. */
export const leastTurn = 3;

/** How many characters of a wish that is left out are quoted. */
export const longestWish = 160;
