import { interpolate } from "@/lib/core/interpolate";
import { planLanguages } from "@/lib/core/language";
import { rtbNotes, rtbSteps, rtbTiming, type RtbStep } from "@/lib/plans/kinds/rtb/constants";
import type { RtbContent } from "@/lib/plans/kinds/rtb/schema";
import type { Messages } from "@/lib/i18n/messages";
import type { DurationRule, PlanField, PlanFieldGroup } from "../fields";

export type RtbLabels = Messages["rtb"];

type Name = keyof RtbContent & keyof RtbLabels["fields"];
type Languages = Messages["reb"]["languages"];

/** Introduction, steps and conclusion must add up, and follow the shares of the form. */
export function rtbDurations(labels: RtbLabels): DurationRule {
  const names = ["introductionDuration", ...rtbSteps.map((step) => `step${step}Duration`), "conclusionDuration"];
  return {
    total: "duration",
    parts: names,
    standard: { shares: rtbTiming, count: "numberOfSteps", warning: labels.durationWarning },
  };
}

function activityFields(name: "introduction" | `step${RtbStep}`, labels: RtbLabels): PlanField[] {
  const { part } = labels;
  return [
    { name: `${name}Duration`, label: part.Duration, type: "number" },
    { name: `${name}Resources`, label: part.Resources, type: "text", half: true },
    { name: `${name}TrainerActivity`, label: part.TrainerActivity, type: "text", half: true },
    { name: `${name}LearnerActivity`, label: part.LearnerActivity, type: "text", half: true },
  ];
}

function stepGroup(step: RtbStep, labels: RtbLabels): PlanFieldGroup {
  const title: PlanField = { name: `step${step}Title`, label: labels.part.Title, type: "line" };
  return {
    name: `step${step}`,
    title: interpolate(labels.groups.step, { number: step }),
    fields: [title, ...activityFields(`step${step}`, labels)],
    onlyFrom: { field: "numberOfSteps" satisfies keyof RtbContent, least: step },
  };
}

/** The fields of a session plan in the order of its page, with their labels. */
export function rtbFieldGroups(labels: RtbLabels, languageNames: Languages): PlanFieldGroup[] {
  const { groups, part } = labels;
  function fields(type: PlanField["type"], ...names: Name[]): PlanField[] {
    return names.map((name) => ({ name, label: labels.fields[name], type }));
  }
  const choice = (name: Name, options: PlanField["options"]): PlanField => ({
    ...{ name, label: labels.fields[name], type: "choice" },
    options,
  });
  const overview: PlanField[] = [
    ...fields("line", "topicOfSession", "sector", "trade", "level"),
    ...fields("date", "date"),
    ...fields("line", "teacherName", "term", "moduleTitle", "week", "className"),
    ...fields("number", "classSize", "duration"),
    choice(
      "numberOfSteps",
      rtbSteps.map((step) => ({ value: String(step), label: String(step) })),
    ),
    choice(
      "language",
      planLanguages.map((value) => ({ value, label: languageNames[value] })),
    ),
  ];
  const conclusion: PlanField[] = [
    { name: "conclusionDuration", label: part.Duration, type: "number" },
    ...fields("text", "summary", "assessment"),
    { name: "conclusionResources", label: part.Resources, type: "text" },
  ];
  return [
    { name: "overview", title: groups.overview, fields: overview },
    {
      name: "outcomes",
      title: groups.outcomes,
      fields: fields("text", "learningOutcomes", "indicativeContent", "range"),
    },
    { name: "objectives", title: groups.objectives, fields: fields("text", "objectives", "facilitationTechniques") },
    { name: "introduction", title: groups.introduction, fields: activityFields("introduction", labels) },
    ...rtbSteps.map((step) => stepGroup(step, labels)),
    { name: "conclusion", title: groups.conclusion, fields: conclusion },
    {
      name: "additional",
      title: groups.additional,
      fields: fields("text", "evaluationOfSession", "references", "additionalNotes", "reflection"),
    },
    { name: "notes", title: groups.notes, fields: fields("text", ...rtbNotes), folded: true },
  ];
}
