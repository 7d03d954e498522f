/** Columns of the file, in the order of the export; the first row names them. */
export const unitColumns = ["class", "subject", "unitNo", "unitTitle", "keyUnitCompetence", "source", "note"] as const;

/** Without these there is no unit. */
export const requiredColumns = ["subject", "unitTitle"] as const;

/** Bounds of one import: characters of the file and rows in it. */
export const importBounds = { characters: 900_000, rows: 5_000 } as const;

/** Errors and changes that are shown; more are counted. */
export const shownLines = 50;
