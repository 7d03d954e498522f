export const mistakes = ["fact", "answer", "language", "unsafe", "other"] as const;
export const reportStates = ["open", "answered", "closed"] as const;

/** Characters of what is quoted, said of it, and answered, and of the plan's title, subject and class that stand with it. */
export const reportBounds = { context: 300, quote: 600, remark: 1_000, answer: 1_000 } as const;

/** Reports of one account that wait for an answer. */
export const mostOpenReports = 10;

/** How long a report is kept after it was settled, as the privacy page says. */
export const keptDays = 365;

/** Rows of a page of reports. */
export const reportsSize = 10;

/** Reports that authors get of one version of an entry, the newest. */
export const correctionReports = 50;
