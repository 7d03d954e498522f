/**
 * The share of an act's words that must be told today for it to count as done. A way of thinking has other words than its task; an
 * issue is in the very things.
 */
export const toldShares = { issue: 1 / 2, competence: 1 / 5 } as const;

/** How many characters of a question or task are quoted, so that it is known again. */
export const longestQuestion = 80;
