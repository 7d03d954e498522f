/** What can stand in a timeline. Source: specification 2, section 3. */
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
