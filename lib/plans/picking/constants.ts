/** Newest plans of a class and subject that are looked through for what their teacher typed. */
export const ownPlans = 200;

/** Units, or modules, of the reader's own, beside those of the catalogue, that are offered; the newest. */
export const mostOwn = 40;

/**
 * A field of a plan may hold ten thousand characters; a text that is longer than what a form asks for here is not offered again.
 */
export const longestOwn = { title: 300, details: 1_000 };

/** The share of a unit's words, those that tell its topic, that the titles of a lesson must have more than to be one of it. */
export const unitWords = 0.6;
