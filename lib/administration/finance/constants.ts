/** Manual orders of one page. */
export const manualPageSize = 10;

/** Failed mails that are shown; more are counted. */
export const shownMails = 20;

/** Open cases that are shown, the newest ones; closing some brings up the next. */
export const shownCases = 50;

/** Mobile payments on their way that are shown, the newest ones; all are counted. */
export const shownOnTheWay = 20;

/** Percent of a bar's width for each transaction, and the widest. Source: ADM-7. */
export const barWidth = { perTransaction: 2, most: 100 } as const;
