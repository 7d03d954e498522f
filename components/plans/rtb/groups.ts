import { rtbSteps, rtbTiming } from "@/lib/plans/kinds/rtb/constants";
import type { Messages } from "@/lib/i18n/messages";
import type { DurationRule } from "../fields";

export type RtbLabels = Messages["rtb"];

/** Introduction, steps and conclusion must add up, and follow the shares of the form. */
export function rtbDurations(labels: RtbLabels): DurationRule {
  const names = ["introductionDuration", ...rtbSteps.map((step) => `step${step}Duration`), "conclusionDuration"];
  return {
    total: "duration",
    parts: names,
    standard: { shares: rtbTiming, count: "numberOfSteps", warning: labels.durationWarning },
  };
}
