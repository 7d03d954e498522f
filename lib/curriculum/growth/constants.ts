/** What of the catalogue grows from use. */
export const grownKinds = ["unit", "module"] as const;

/** From how many different schools the same words make a proposal. */
export const schoolsNeeded = 3;

/** Proposals that are shown at once; those of most schools first. */
export const proposalsShown = 50;

/** How long what an account typed is kept after it typed it last, as the privacy page says. */
export const keptDays = 365;

/** Learning outcomes of one module that are remembered of one account. */
export const detailsKept = 12;

/** What stands as the source of what grew from use. */
export const grownSource = "Teachers of several schools";

/** Characters of a key unit competence, and of one learning outcome. */
export const longestCompetence = 2_000;
export const longestOutcome = 300;
