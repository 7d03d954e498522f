import type plans from "@/messages/en/plans.json";
import { planKindNames, reviewStates } from "@/lib/plans/constants";
import type { FilterField } from "./plan-filters";

type Labels = (typeof plans)["filters"];
type Sort = keyof Labels["sorts"];

/** The choice of subjects that occur in the list. */
export function subjectField(labels: Labels, subjects: readonly string[]): FilterField {
  return { name: "subject", label: labels.subject, options: named(labels.allSubjects, subjects) };
}

/** The choice of classes that occur in the list. */
export function classField(labels: Labels, classLevels: readonly string[]): FilterField {
  return { name: "classLevel", label: labels.classLevel, options: named(labels.allClasses, classLevels) };
}

export function sortField(labels: Labels, sorts: readonly Sort[]): FilterField {
  return { name: "sort", label: labels.sort, options: sorts.map((value) => ({ value, label: labels.sorts[value] })) };
}

/** The choice of kinds. */
export function kindField(labels: Labels): FilterField {
  const kinds = planKindNames.map((value) => ({ value, label: labels.kinds[value] }));
  return { name: "kind", label: labels.kind, options: [{ value: "", label: labels.allKinds }, ...kinds] };
}

/** The choice of statuses; those of a review only where plans of a kind that has one may stand. */
export function statusField(labels: Labels, states: (typeof plans)["states"], withReview: boolean): FilterField {
  const names = ["draft", "completed", ...(withReview ? reviewStates : []), "deleted"] as const;
  const statuses = names.map((value) => ({ value, label: states[value] }));
  return { name: "status", label: labels.status, options: [{ value: "", label: labels.allStatuses }, ...statuses] };
}

function named(all: string, names: readonly string[]) {
  return [{ value: "", label: all }, ...names.map((name) => ({ value: name, label: name }))];
}
