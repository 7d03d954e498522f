export const mistakes = ["fact", "answer", "language", "unsafe", "other"] as const;
export const reportStates = ["open", "answered", "closed"] as const;

/** Characters of what is quoted, said of it, and answered. */
export const reportBounds = { quote: 600, remark: 1_000, answer: 1_000 } as const;

/** Reports of one account that wait for an answer. */
export const mostOpenReports = 10;

/** Rows of a page of reports. */
export const reportsSize = 10;

/** Reports that authors get of one version of an entry, the newest. */
export const correctionReports = 50;
