/** A step of fewer minutes keeps its first line alone, so that the plan can be carried out in its minutes. */
export const shortStep = 3;

/** Minutes below which a step filled by the bank keeps its first line alone: the bank's text fits into fewer. */
export const shortEntryStep = 2;

/** Presentations of fewer minutes have time for one report or two. */
export const longPresentation = 5;

/** How many characters of a rule or wish that the teacher typed are quoted. */
export const longestOwnWords = 300;

/** A way of teaching that is wished for takes at least so many minutes. */
export const leastMethod = 4;

/** A wish of which more words than this have no act in the plan is the teacher's own to prepare. */
export const mostBeyond = 4;

/** How many characters of a place are named in an act. */
export const longestPlace = 60;
