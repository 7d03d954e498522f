/** Everything that administrators do and that is written down; what each is called: messages, `audit.acts`. */
export const auditActs = [
  "userLocked",
  "userUnlocked",
  "userDeleted",
  "userRoleChanged",
  "tierSeconded",
  "secondFactorReset",
  "ownFactorReset",
  "tierAssigned",
  "offerSeconded",
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
  "reportAnswered",
  "reportClosed",
  "entryMarked",
  "entryCleared",
  "planApproved",
  "planRejected",
  "curriculumImported",
  "proposalConfirmed",
  "proposalRejected",
  "settingChanged",
] as const;

/** Who came in, and who read or took along whose data: nothing was changed. */
export const accessActs = ["signedIn", "signInFailed", "dataExported", "personalDataRead"] as const;

/** Days for which the log is kept. docs/design/records.md and the privacy page say it. */
export const auditKeptFor = 730;

/** Rows of one page of the log. */
export const auditPageSize = 20;
