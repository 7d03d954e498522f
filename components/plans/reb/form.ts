import { rebStages } from "@/lib/plans/kinds/reb/constants";
import { rebFields, rebGroups } from "@/lib/plans/kinds/reb/fields";
import type { RebContent } from "@/lib/plans/kinds/reb/schema";
import { fieldGroups } from "../creation/field-groups";
import type { PlanForm } from "../types";

/** What the shared screens need of REB lesson plans. */
export const rebForm: PlanForm = {
  messages: (messages) => messages,
  groups: ({ reb }) => fieldGroups({ fields: rebFields, groups: rebGroups }, { labels: reb, languages: reb.languages }),
  // The three steps of a lesson must add up to its whole duration.
  durations: () => ({
    total: "totalDuration",
    parts: rebStages.map((stage) => `${stage}Duration` satisfies keyof RebContent),
  }),
  list: { filters: ["subject", "classLevel", "language"] },
  createButton: ({ plans }) => plans.dashboard.create,
  headerSet: () => "",
};
