/** What a notification can be about. Source: NEW-2; from the sixth on they are our own. */
export const notificationTypes = [
  "RATING",
  "APPROVAL",
  "REJECTION",
  "DOWNLOAD",
  "EDIT",
  "SUBMISSION",
  "PAYMENT",
  "SUBSCRIPTION",
  "REFERRAL",
  "CONTACT",
] as const;

/** Rows of a page of notifications. */
export const notificationsSize = 20;
