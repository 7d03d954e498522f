/** Everything that administrators do and that is written down; what each is called: messages, `audit.acts`. */
export const auditActs = [
  "userLocked",
  "userUnlocked",
  "userDeleted",
  "userRoleChanged",
  "tierAssigned",
  "tierCreated",
  "tierUpdated",
  "tierDeleted",
  "orderSeconded",
  "orderConfirmed",
  "orderDeclined",
  "caseClosed",
  "mailResent",
  "messageAnswered",
  "messageReopened",
  "messageDeleted",
  "planApproved",
  "planRejected",
  "curriculumImported",
  "settingChanged",
] as const;

/** Rows of one page of the log. */
export const auditPageSize = 20;
