import { sayOutdated } from "@/components/ui/outdated";
import { toast } from "@/components/ui/toast/toast";
import { interpolate } from "@/lib/core/interpolate";
import { fixAction } from "@/lib/plans/editing/actions";
import type { ReportedFinding } from "@/lib/plans/scores/types";
import { idle } from "@/lib/web/form-state";
import type { VersionChange, PlanInHand, ToolLabels } from "./types";

type AppliedFix = { message: string; change: VersionChange };

/** Has a finding mended and shows what came of it. Null when nothing was changed, which was told. */
export async function fixFinding(
  { rule, field, values }: ReportedFinding,
  desk: PlanInHand,
  labels: ToolLabels,
): Promise<AppliedFix | null> {
  const { kind, id } = desk;
  const version = await desk.settle();
  if (version === null) {
    toast.error(labels.notSaved);
    return null;
  }
  const answer = await fixAction(idle, { kind, id, version, rule, field, values }).catch(sayOutdated);
  const made = answer?.data;
  if (answer?.status !== "success" || !made || !("outcome" in made)) {
    toast.error(answer?.message ?? labels.offline);
    return null;
  }
  const { inspection } = made;
  if (made.outcome !== "mended") {
    desk.take({ version, fields: {}, inspection });
    toast.warning(labels[made.outcome], { duration: 8_000 });
    return null;
  }
  desk.take({ version: made.version, fields: { [made.field]: made.value }, inspection });
  return { message: interpolate(labels.mended, { score: inspection.score }), change: made };
}
