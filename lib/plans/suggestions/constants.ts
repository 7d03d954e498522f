/** What can be wished of a part of a plan. An instruction is free text, which only a model can follow. */
export const wishes = ["regenerate", "easier", "harder", "shorter", "detail", "instruction"] as const;
export type SectionChange = (typeof wishes)[number];

/** Suggestions to choose from where a model writes them. */
export const suggestionCount = 3;

/** Characters of a free instruction. */
export const longestInstruction = 500;

/** A shortened text keeps about this share of its lines. */
export const shorterShare = 0.65;

/** Most changes of one wish that are put to the check. */
export const mostChecks = 24;

/** Characters of a plan that one wish has read by the check, over all its changes: an ordinary plan has some 12,000. */
export const mostChecked = 1_200_000;

/** Seeds that the composer is asked with before its own text is taken as it is. */
export const regenerations = 6;
