import type { PlanKind } from "../kinds/traits";
import type { ReviewState } from "../types";

/** `reopened`: an approved or submitted plan was changed and is a draft again. */
export type ReviewStep = ReviewState | "reopened";

/** A line of a plan's review; `by` is the name of who did it, "" once that account is gone. */
export type ReviewEvent = { id: number; step: ReviewStep; by: string; reason: string; createdAt: string };

/** A plan in the queue of those to be reviewed. */
export type SubmittedPlan = {
  id: number;
  kind: PlanKind;
  title: string;
  subject: string;
  classLevel: string;
  teacherName: string;
  ownerEmail: string;
  submittedAt: string;
};
