/**
 * Columns of the file, in the order of the export; the first row names them. A file that lacks one changes nothing of what it
 * says.
 */
export const unitColumns = [
  ...(["class", "subject", "unitNo", "unitTitle", "keyUnitCompetence", "source", "note"] as const),
  ...(["term", "lessonCount", "lessons", "confirmed"] as const),
] as const;

/** The export says besides where a unit came from; an import does not read it. */
export const exportColumns = [...unitColumns, "origin"] as const;

/** What stands between the titles of lessons in one cell. */
export const lessonMark = " | ";

/** Without these there is no unit. */
export const requiredColumns = ["subject", "unitTitle"] as const;

/** Bounds of one import: characters of the file and rows in it. */
export const importBounds = { characters: 900_000, rows: 5_000 } as const;

/** Errors and changes that are shown; more are counted. */
export const shownLines = 50;
