import { days, seconds } from "@/lib/core/clock";

/** How a plan can stand without a review. */
export const ownStates = ["draft", "completed", "deleted"] as const;
/** How the review of a plan can stand. */
export const reviewStates = ["submitted", "approved", "rejected"] as const;

/** Newest plans shown on the dashboard. Source: PLN-7. */
export const recentPlans = 5;
/** How long the bin keeps a plan. Source: PLN-6. */
export const binLifetime = days(30);
/** How often a run says that it is alive; one that is silent for longer than `heartbeatLimit` has lost its process. */
export const heartbeatEvery = seconds(5);
export const heartbeatLimit = seconds(20);
/** Autosaves of one stretch of editing that lie closer together than this are one version. */
export const autosaveStretch = seconds(120);
/** Versions of one plan, and bytes of them as they are stored; the oldest autosaved ones go first. */
export const versionBounds = { count: 500, bytes: 24_000_000 } as const;
/**
 * Megabytes of plans with all their versions that one account keeps: some 2,000 plans with forty versions each. The bin has as
 * many of its own, so that deleting makes room at once.
 */
export const storageMegabytes = 500;
/** All versions stay for a day; of older autosaved ones one an hour stays, and after a week one a day. */
export const versionAges = { all: days(1), hourly: days(7) } as const;
/** Longest part of a file name made of a title. Source: DOC-3. */
export const slugLimit = 60;
/** Lines of one text, and of a plan's texts together, so that it can be printed; a full form has some 300. */
export const lineBounds = { text: 400, plan: 3_000 } as const;
/** Bounds of every plan's fields, in create and edit form alike. Source: GEN-11. */
export const fieldBounds = { text: 10_000, shortText: 300, number: 10_000 } as const;

/** The most characters of a text that asks for a plan. */
export const longestDescription = 2_000;
