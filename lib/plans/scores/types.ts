import type { InspectionFinding, UnjudgedThing } from "../inspection/types";

/** A finding, and whether one press can be offered to fix it (`repairable`, as the API calls it). */
export type ReportedFinding = InspectionFinding & { repairable: boolean };

/**
 * What the check says, without which rules were asked: how well the form is filled, how good the content is, the lower of both as
 * the score, and what could not be judged.
 */
export type InspectionReport = {
  score: number;
  form: number;
  content: number;
  unjudged: UnjudgedThing[];
  findings: ReportedFinding[];
};
