import type { FindingPlace } from "../inspection/comparison";
import type { Inspection } from "../inspection/types";
import { wordingRule } from "../safety/constants";
import type { InspectionReport } from "./types";

/** Whether one press can be offered: what only the teacher knows, no writer can fill in. */
function isRepairable({ rule, field }: FindingPlace, writable: readonly string[]): boolean {
  return rule === "timings" || rule === wordingRule || writable.includes(field);
}

/** The check as it is told, with what one press can mend. */
export function reportInspection({ score, findings }: Inspection, writable: readonly string[]): InspectionReport {
  return { score, findings: findings.map((finding) => ({ ...finding, repairable: isRepairable(finding, writable) })) };
}
