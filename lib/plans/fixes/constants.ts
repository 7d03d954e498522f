import { minutes } from "@/lib/core/clock";

/** The most changes that are put to the check for one fix; each takes some milliseconds. */
export const mostTries = 40;

/** Texts that a model is asked for to mend one finding; the first that does is taken. */
export const modelTries = 2;

/** How long a model may take for one fix while somebody waits. */
export const patience = minutes(1);
