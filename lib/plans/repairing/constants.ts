/** The most changes that are put to the check for one repair; each takes some milliseconds. */
export const mostTries = 40;

/** Texts that a model is asked for to mend one finding; the first that does is taken. */
export const modelTries = 2;
