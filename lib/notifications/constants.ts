/** What a notification can be about. The first five are the specification's (2, section 3), the others our own. */
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
