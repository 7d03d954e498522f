import type { Inspection, InspectionFinding } from "../inspection/types";
import { wordingRule } from "../safety/constants";
import type { InspectionReport } from "./types";

/** Whether one press can be offered: what only the teacher knows, no writer can fill in. */
function isFixable({ rule, field, criterion }: InspectionFinding, writable: readonly string[]): boolean {
  // What is to be taught, its owner knows: no writer makes it up by rule.
  if (criterion === "content") return false;
  return rule === "timings" || rule === wordingRule || writable.includes(field);
}

/** The check as it is told, with what one press can mend. */
export function reportInspection(
  { asked: _, ...inspection }: Inspection,
  writable: readonly string[],
): InspectionReport {
  const findings = inspection.findings.map((finding) => ({ ...finding, repairable: isFixable(finding, writable) }));
  return { ...inspection, findings };
}
