export const ratingVerdicts = ["up", "down"] as const;

/** Why a plan is not useful. */
export const ratingReasons = ["content", "language", "level", "timing", "incomplete", "other"] as const;

/** Characters. */
export const longestComment = 500;

/** Rows of a page of ratings. */
export const ratingsSize = 20;

/** How a verdict stands in the timeline, the same for readers of every language. */
export const verdictSigns = { up: "👍", down: "👎" } as const;
