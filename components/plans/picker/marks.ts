import type { UnitStanding } from "@/lib/plans/picking/types";
import type { PickerLabels } from "./types";

/** The word about how sure a unit, module or outcome is; none for what is verified or the reader's own. */
export function markOf(standing: UnitStanding, labels: PickerLabels): string | undefined {
  if (standing === "unconfirmed") return labels.marks.unconfirmed;
  return standing === "shared" ? labels.marks.shared : undefined;
}
