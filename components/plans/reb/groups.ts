import { planLanguages } from "@/lib/core/language";
import { rebNotes, rebPhases, type RebPhase } from "@/lib/plans/kinds/reb/constants";
import type { RebContent } from "@/lib/plans/kinds/reb/schema";
import type reb from "@/messages/en/reb.json";
import type { DurationRule, PlanField, PlanFieldGroup } from "../fields";

export type RebLabels = typeof reb;

type Name = keyof RebContent & keyof RebLabels["fields"];

/** The three steps of a lesson must add up to its whole duration. */
export const rebDurations: DurationRule = {
  total: "totalDuration",
  parts: rebPhases.map((phase) => `${phase}Duration` satisfies keyof RebContent),
};

function phaseGroup(phase: RebPhase, labels: RebLabels): PlanFieldGroup {
  function part(name: keyof RebLabels["phase"], type: PlanField["type"]): PlanField {
    return { name: `${phase}${name}` satisfies keyof RebContent, label: labels.phase[name], type };
  }
  return {
    name: phase,
    title: labels.groups[phase],
    fields: [
      part("Duration", "number"),
      { ...part("TeachingActivities", "text"), half: true },
      { ...part("LearningActivities", "text"), half: true },
      part("CrosscuttingIssues", "text"),
    ],
  };
}

/** The fields of a REB plan in the order of its page, with their labels. */
export function rebFieldGroups(labels: RebLabels): PlanFieldGroup[] {
  function field(name: Name, type: PlanField["type"]): PlanField {
    return { name, label: labels.fields[name], type };
  }
  function texts(...names: Name[]): PlanField[] {
    return names.map((name) => field(name, "text"));
  }
  function lines(...names: Name[]): PlanField[] {
    return names.map((name) => field(name, "line"));
  }
  const languages = planLanguages.map((value) => ({ value, label: labels.languages[value] }));
  const overview: PlanField[] = [
    ...lines("lessonTitle", "schoolName", "teacherName", "term"),
    field("date", "date"),
    ...lines("subject", "classLevel", "unitNo", "unitTitle", "lessonNo"),
    field("totalDuration", "number"),
    field("classSize", "number"),
    ...lines("location"),
    { ...field("language", "choice"), options: languages },
    ...texts("keyUnitCompetence"),
    { ...field("specialNeeds", "text"), hint: labels.create.specialNeedsHint },
    field("includeActivitiesDescription", "flag"),
    ...texts("activitiesDescription"),
  ];
  return [
    { name: "overview", title: labels.groups.overview, fields: overview },
    {
      name: "objectives",
      title: labels.groups.objectives,
      fields: texts("instructionalObjectives", "learningMaterials", "references", "crosscuttingIssues"),
    },
    ...rebPhases.map((phase) => phaseGroup(phase, labels)),
    {
      name: "assessment",
      title: labels.groups.assessment,
      fields: texts("assessmentMethods", "teacherNotes"),
    },
    { name: "notes", title: labels.groups.notes, fields: texts(...rebNotes), folded: true },
  ];
}
