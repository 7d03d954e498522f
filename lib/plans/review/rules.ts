import type { PlanStatus } from "../types";
import type { ReviewState } from "./types";

/** The status as it is told: the bin first, then the review, then whether the plan is complete. */
export function toldStatus(
  reviewed: boolean,
  plan: { status: "draft" | "completed" | "deleted"; review: ReviewState | null },
): PlanStatus {
  if (plan.status === "deleted" || !reviewed) return plan.status;
  return plan.review ?? "draft";
}
