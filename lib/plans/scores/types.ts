import type { InspectionFinding } from "../inspection/types";

/** A finding, and whether one press can be offered to mend it. */
export type ReportedFinding = InspectionFinding & { repairable: boolean };

/** What the check says, without which rules were asked. */
export type InspectionReport = { score: number; findings: ReportedFinding[] };
