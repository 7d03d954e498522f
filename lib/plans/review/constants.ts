import type { PlanStatus } from "../types";

/** Rows of a page of the queue. */
export const queueSize = 20;
/** Longest reason for a rejection. */
export const longestReason = 1_000;

/** What can be submitted. Source: RTB-7. */
export const submittable: readonly PlanStatus[] = ["draft", "rejected"];
