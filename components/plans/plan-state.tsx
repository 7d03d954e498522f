import { Badge, type BadgeTone } from "@/components/ui/badge";
import type { PlanListLabels, RowState } from "./types";

const tones: Record<RowState, BadgeTone> = {
  draft: "warning",
  completed: "primary",
  deleted: "neutral",
  running: "lake",
  interrupted: "clay",
  failed: "destructive",
};

export function PlanState({ state, labels }: { state: RowState; labels: PlanListLabels["states"] }) {
  return <Badge tone={tones[state]}>{labels[state]}</Badge>;
}
