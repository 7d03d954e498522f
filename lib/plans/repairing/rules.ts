import { isFilled } from "../composing/rules";
import { fieldBounds } from "../constants";
import type { Inspection, InspectionFinding } from "../inspection/types";
import { blocksOf, linesOf, withLine, withoutLines } from "../lines/rules";
import { unsafeRules, wordingRule } from "../safety/constants";
import { safeTexts } from "../safety/rules";
import type { Bench, Fields, TextRole } from "../sections/types";
import { scaleMinutes } from "../writing/rules";
import type { ToldInspection } from "./types";

/** Which finding is meant; `values` tells several of one rule in one field apart. */
export type FindingPlace = Pick<InspectionFinding, "rule" | "field" | "values">;

type Checked = Pick<Inspection, "score" | "findings">;

const seeds = [1, 2, 3];
/** Lines of one composed text that are tried by themselves. */
const triedLines = 8;

export function toldInspection({ score, findings }: Inspection, writable: readonly string[]): ToldInspection {
  return { score, findings: findings.map((finding) => ({ ...finding, repairable: isRepairable(finding, writable) })) };
}

export function isSame(one: FindingPlace, other: FindingPlace): boolean {
  const values = ({ values = {} }: FindingPlace) => JSON.stringify(Object.entries(values).sort());
  return one.rule === other.rule && one.field === other.field && values(one) === values(other);
}

function countOf(findings: readonly InspectionFinding[], { rule, field }: FindingPlace): number {
  return findings.filter((finding) => finding.rule === rule && finding.field === field).length;
}

/** Whether nothing is found after a change that was not found before, of whatever rule and field. */
export function isNoWorse(before: Checked, after: Checked): boolean {
  const isNew = after.findings.some((finding) => countOf(after.findings, finding) > countOf(before.findings, finding));
  return !isNew && after.score >= before.score;
}

/** Whether the change took the finding away and brought no other. */
export function cures(before: Checked, after: Checked, place: FindingPlace): boolean {
  return countOf(after.findings, place) < countOf(before.findings, place) && isNoWorse(before, after);
}

/** Rules whose finding goes when the line goes. */
const cuttable = ["placeholder", "copied", "repeated", "official", "explained", "unverifiedSource", "moduleCode"];
/** Rules that ask for other minutes. */
const summed = ["timings", "stepTimings"];

/** Whether one press can be offered: what only the teacher knows, no writer can fill in. */
function isRepairable({ rule, field }: FindingPlace, writable: readonly string[]): boolean {
  return rule === "timings" || rule === wordingRule || writable.includes(field);
}

function* minuteChanges({ content, minutes }: Bench): Generator<Fields> {
  const total = Number(content[minutes.total]);
  const sum = minutes.parts.reduce((all, name) => all + Number(content[name]), 0);
  for (const name of [...minutes.parts].reverse()) {
    const value = Number(content[name]) + total - sum;
    if (Number.isInteger(value) && value >= 1) yield { [name]: value };
  }
}

function* cuts(text: string): Generator<string> {
  const lines = linesOf(text);
  for (let index = lines.length - 1; index >= 0; index -= 1) yield withoutLines(text, new Set([index]));
}

/** The text with one line more of those that the composer would write there, beside the same heading. */
function* additions(text: string, composed: string): Generator<string> {
  const known = new Set(linesOf(text));
  const sameShape = blocksOf(text).length === blocksOf(composed).length;
  const lines = blocksOf(composed).flatMap((block, index) =>
    block.lines.map((line) => ({ line, block: sameShape ? index : ("last" as const) })),
  );
  for (const { line, block } of lines.filter(({ line }) => !known.has(line)).slice(0, triedLines))
    yield withLine(text, line, { block, place: "end" });
}

function* textChanges(bench: Bench, finding: FindingPlace, role: TextRole): Generator<string> {
  const text = String(bench.content[finding.field] ?? "");
  const { sum, minutes } = finding.values ?? {};
  if (summed.includes(finding.rule)) yield scaleMinutes(text, { from: Number(sum), to: Number(minutes) });
  if (unsafeRules.has(finding.rule)) yield* safeTexts(text, { rule: finding.rule, role, language: bench.language });
  if (cuttable.includes(finding.rule)) yield* cuts(text);
  const composed = seeds.map((seed) => String(bench.compose(seed, [finding.field])[finding.field] ?? ""));
  if (isFilled(text) && role !== "objective" && finding.rule !== "language")
    for (const other of composed) yield* additions(text, other);
  yield* composed;
}

/** Ways to mend a finding with one field, the smallest changes first; each is to be put to the check before it is taken. */
export function* repairs(bench: Bench, finding: FindingPlace, role: TextRole): Generator<Fields> {
  if (finding.rule === "timings") return yield* minuteChanges(bench);
  const present = String(bench.content[finding.field] ?? "");
  const tried = new Set([present, ""]);
  for (const text of textChanges(bench, finding, role)) {
    if (tried.has(text) || text.length > fieldBounds.text) continue;
    tried.add(text);
    yield { [finding.field]: text };
  }
}
