/** `points` tries within `seconds`. */
type Limit = { points: number; seconds: number };

const quarter = 15 * 60;
const hour = 60 * 60;
const day = 24 * hour;

/**
 * How often something may be tried. Tight for one account or code; wide for one address, where a whole school may stand
 * behind one router. Source: ACC-8.
 */
export const limits = {
  /** Wrong passwords for one account from one address, and from all together. */
  signInPair: { points: 10, seconds: quarter },
  signInAccount: { points: 50, seconds: quarter },
  /** Wrong passwords in a browser in which the account was used before, which the other limits of signing in leave alone. */
  signInDevice: { points: 10, seconds: quarter },
  /**
   * Sign-ins to one account, also right ones: each is written down in three places. In a browser that it knows they have a count
   * of their own.
   */
  entrance: { points: 120, seconds: hour },
  entranceDevice: { points: 30, seconds: hour },
  /** Wrong second factors of one account, in a quarter of an hour and in a day, and in a browser that it knows. */
  secondFactor: { points: 10, seconds: quarter },
  secondFactorDay: { points: 40, seconds: 24 * hour },
  secondFactorDevice: { points: 10, seconds: quarter },
  /** Passkeys that one network asks for and answers with. */
  passkeyAddress: { points: 120, seconds: 60 },
  /** Wrong passwords from one address, whatever the accounts. */
  signInAddress: { points: 100, seconds: quarter / 3 },
  /** A whole training of teachers may register behind one router at once; on the whole it is 300 in a quarter of an hour. */
  registerAddress: { points: 600, seconds: 2 * quarter },
  /** Mails that are asked for with one mailbox: from one network, from all together, and in a day. */
  codeMailPair: { points: 5, seconds: hour },
  codeMail: { points: 10, seconds: hour },
  registrationMailDay: { points: 20, seconds: day },
  /**
   * Mails beyond those for who holds a registration of the mailbox, so that strangers do not use up its owner's: of one network,
   * and of all.
   */
  attemptMailPair: { points: 3, seconds: day },
  attemptMailDay: { points: 20, seconds: day },
  resetMailDay: { points: 10, seconds: day },
  codeMailAddress: { points: 120, seconds: 60 },
  codeCheck: { points: 50, seconds: quarter },
  codeCheckAddress: { points: 300, seconds: 60 },
  referrerAddress: { points: 60, seconds: 60 },
  ticketAddress: { points: 60, seconds: 60 },
  /** Payments that one account begins, or says to have made by USSD. */
  paymentStart: { points: 30, seconds: quarter },
  paymentClaim: { points: 20, seconds: hour },
  paymentCheckAddress: { points: 300, seconds: 60 },
  /** Messages of the contact form: of one network, with one address, and of which people are told. */
  contactAddress: { points: 20, seconds: hour },
  contactMailbox: { points: 5, seconds: hour },
  contactNotices: { points: 60, seconds: hour },
  webhookAddress: { points: 600, seconds: 60 },
  /** What browsers tell of scripts and styles that a page's policy refused. */
  policyReportAddress: { points: 30, seconds: 60 },
  /** Passwords tried inside an open session. */
  passwordAgain: { points: 10, seconds: quarter },
  exports: { points: 5, seconds: quarter },
  /**
   * One export at a time; what a process leaves behind that dies in the middle of one is over after this, which is longer than
   * any takes.
   */
  exporting: { points: 1, seconds: quarter },
  /** Fixes and suggestions for parts of plans; they cost no unit of the quota. */
  planTools: { points: 120, seconds: hour },
  /** Translations that one account has made, and parts of them made anew. */
  translations: { points: 30, seconds: hour },
  /** Mistakes that one account reports. */
  mistakeReports: { points: 20, seconds: hour },
  /** Pictures that one account uploads. */
  uploads: { points: 40, seconds: quarter },
  downloads: { points: 120, seconds: 60 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/**
 * What one account may use up, whatever it does: many times what a teacher needs, and little enough that the others do not
 * feel it. Charged at one door: requests where the forms and calls come in, the others by the verbs that cost much.
 */
export const budgets = {
  /** Calls and forms. Counted in the process, so many at a time, so that most of them cost no query. */
  requests: { points: 1_200, seconds: 60, batch: 40 },
  /** Milliseconds of the threads that draw documents and check long plans. */
  work: { points: 120_000, seconds: 10 * 60 },
  /** Saves of plans. */
  saves: { points: 900, seconds: hour },
  /** Kilobytes that saves write. */
  bytes: { points: 64_000, seconds: 24 * hour },
} as const satisfies Record<string, Limit & { batch?: number }>;

export type BudgetName = keyof typeof budgets;
