/** Messages of one page of the inbox. */
export const inboxSize = 10;

/** Messages are erased so many days after they came. */
export const keptDays = 365;
