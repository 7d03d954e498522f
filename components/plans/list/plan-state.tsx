import type { PlanListLabels, RowState } from "../types";

const tones: Record<RowState, string> = {
  draft: "bg-warning-soft text-warning",
  completed: "bg-secondary text-secondary-foreground",
  submitted: "bg-lake-soft text-lake",
  approved: "bg-secondary text-secondary-foreground",
  rejected: "bg-destructive-soft text-destructive",
  deleted: "bg-muted text-foreground",
  running: "bg-lake-soft text-lake",
  interrupted: "bg-clay-soft text-clay",
  failed: "bg-destructive-soft text-destructive",
};

/** The badge of a row; its look is in plans.css, its colour says how the plan stands. */
export function PlanState({ state, labels }: { state: RowState; labels: PlanListLabels["states"] }) {
  return <span className={`plan-state ${tones[state]}`}>{labels[state]}</span>;
}
