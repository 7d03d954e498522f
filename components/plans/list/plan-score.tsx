import { interpolate } from "@/lib/core/interpolate";
import { goodScore } from "@/lib/plans/scores/constants";
import type { PlanListLabels, PlanRow } from "../types";

type PlanScoreProps = Pick<PlanRow, "score"> & { label: PlanListLabels["list"]["score"] };

/** What the check says of a row's plan, as a badge; nothing while that is not known. Its look is in plans.css. */
export function PlanScore({ score, label }: PlanScoreProps) {
  if (score === null) return null;
  const tone = score >= goodScore ? "bg-secondary text-secondary-foreground" : "bg-warning-soft text-warning";
  return <span className={`plan-score ${tone}`}>{interpolate(label, { score })}</span>;
}
