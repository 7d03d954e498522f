import type { Inspection, InspectionFinding } from "./types";

/** Which finding is meant; `values` tells several of one rule in one field apart. */
export type FindingPlace = Pick<InspectionFinding, "rule" | "field" | "values">;

export type ComparedInspection = Pick<Inspection, "form" | "content" | "findings">;

export function hardFindings({ findings }: Inspection): Inspection["findings"] {
  return findings.filter(({ severity }) => severity === "hard");
}

/** Whether a plan is nearer to what an inspector lets pass: fewer hard findings, or as many and a higher score. */
export function isBetter(after: Inspection, before: Inspection): boolean {
  const [now, then] = [hardFindings(after).length, hardFindings(before).length];
  return now < then || (now === then && after.score > before.score);
}

/** How many findings there are of the same rule in the same field. */
export function countOf(findings: readonly InspectionFinding[], { rule, field }: FindingPlace): number {
  return findings.filter((finding) => finding.rule === rule && finding.field === field).length;
}

/** Whether nothing is found after a change that was not found before, of whatever rule and field. */
export function isNoWorse(before: ComparedInspection, after: ComparedInspection): boolean {
  const isNew = after.findings.some((finding) => countOf(after.findings, finding) > countOf(before.findings, finding));
  return !isNew && after.form >= before.form && after.content >= before.content;
}

/** The fields in which a rule of safety is broken, that of dignity among them. */
export function unsafeFields(findings: readonly InspectionFinding[]): ReadonlySet<string> {
  return new Set(findings.filter(({ criterion }) => criterion === "safety").map(({ field }) => field));
}
