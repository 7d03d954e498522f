/** What can stand in a timeline. Source: NEW-4. */
export const activityTypes = [
  "create",
  "edit",
  "view",
  "download",
  "delete",
  "rate",
  "share",
  "template",
  "subscription",
] as const;

/** Rows of one page of the timeline. */
export const timelineSize = 20;

/** Rows that a report holds at most. */
export const reportSize = 10_000;
