import { rtbSteps, rtbTiming } from "@/lib/plans/kinds/rtb/constants";
import { rtbFields, rtbGroups } from "@/lib/plans/kinds/rtb/fields";
import { fieldGroups } from "../creation/field-groups";
import type { PlanForm } from "../types";
import { rtbMessages } from "./messages";

/** What the shared screens need of RTB session plans. */
export const rtbForm: PlanForm = {
  messages: rtbMessages,
  groups: ({ rtb, reb }) =>
    fieldGroups({ fields: rtbFields, groups: rtbGroups }, { labels: rtb, languages: reb.languages }),
  // Introduction, steps and conclusion must add up, and follow the shares of the form.
  durations: ({ rtb }) => ({
    total: "duration",
    parts: ["introductionDuration", ...rtbSteps.map((step) => `step${step}Duration`), "conclusionDuration"],
    standard: { shares: rtbTiming, count: "numberOfSteps", warning: rtb.durationWarning },
  }),
  list: { filters: [], numberRows: true },
  createButton: ({ rtb }) => rtb.page.create,
  headerSet: ({ rtb }) => rtb.page.headerSet,
};
