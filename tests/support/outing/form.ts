import { fieldGroups } from "@/components/plans/creation/field-groups";
import type { PlanForm } from "@/components/plans/types";
import { outingFields, outingGroups } from "./fields";

const labels = {
  fields: { place: "Place", day: "Day", language: "Language", route: "Route" },
  groups: { trip: "The trip", way: "The way" },
};

export const outingForm: PlanForm = {
  messages: (messages) => messages,
  groups: ({ reb }) =>
    fieldGroups({ fields: outingFields, groups: outingGroups }, { labels, languages: reb.languages }),
  durations: () => ({ total: "", parts: [] }),
  list: { filters: ["subject"] },
  createButton: () => "Plan an outing",
  headerSet: () => "",
};
