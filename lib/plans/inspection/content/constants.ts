/** Characters beyond which no text of a plan is read: a form that is filled has a tenth of this. */
export const mostCharacters = 60_000;

/** The same for one column or note. */
export const mostInColumn = 20_000;
