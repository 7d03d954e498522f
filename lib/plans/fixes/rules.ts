import { isFilled } from "../text/wording";
import { fieldBounds } from "../constants";
import { countOf, isNoWorse, type FindingPlace, type ComparedInspection } from "../inspection/comparison";
import { blocksOf, linesOf, withLine, withoutLines } from "../text/lines";
import { unsafeRules } from "../safety/constants";
import { safeTexts } from "../safety/rules";
import type { PlanTrial, PlanFields } from "../kinds/tools";
import type { TextRole } from "../text/roles";
import { scaleMinutes } from "../text/minutes";

const seeds = [1, 2, 3];
/** Lines of one composed text that are tried by themselves. */
const triedLines = 8;

export function isSameFinding(one: FindingPlace, other: FindingPlace): boolean {
  const values = ({ values = {} }: FindingPlace) => JSON.stringify(Object.entries(values).sort());
  return one.rule === other.rule && one.field === other.field && values(one) === values(other);
}

/** Whether the change took the finding away and brought no other. */
export function cures(before: ComparedInspection, after: ComparedInspection, place: FindingPlace): boolean {
  return countOf(after.findings, place) < countOf(before.findings, place) && isNoWorse(before, after);
}

/** Rules whose finding goes when the line goes. */
const cuttable = ["placeholder", "copied", "repeated", "official", "explained", "unverifiedSource", "moduleCode"];
/** Rules that ask for other minutes. */
const summed = ["timings", "stepTimings"];

function* minuteChanges({ content, minutes }: PlanTrial): Generator<PlanFields> {
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

function* textChanges(trial: PlanTrial, finding: FindingPlace, role: TextRole): Generator<string> {
  const text = String(trial.content[finding.field] ?? "");
  const { sum, minutes } = finding.values ?? {};
  if (summed.includes(finding.rule)) yield scaleMinutes(text, { from: Number(sum), to: Number(minutes) });
  if (unsafeRules.has(finding.rule)) yield* safeTexts(text, { rule: finding.rule, role, language: trial.language });
  if (cuttable.includes(finding.rule)) yield* cuts(text);
  const composed = seeds.map((seed) => String(trial.compose(seed, [finding.field])[finding.field] ?? ""));
  if (isFilled(text) && role !== "objective" && finding.rule !== "language")
    for (const other of composed) yield* additions(text, other);
  yield* composed;
}

/** Ways to mend a finding with one field, the smallest changes first; each is to be put to the check before it is taken. */
export function* fixesFor(trial: PlanTrial, finding: FindingPlace, role: TextRole): Generator<PlanFields> {
  if (finding.rule === "timings") return yield* minuteChanges(trial);
  const present = String(trial.content[finding.field] ?? "");
  const tried = new Set([present, ""]);
  for (const text of textChanges(trial, finding, role)) {
    if (tried.has(text) || text.length > fieldBounds.text) continue;
    tried.add(text);
    yield { [finding.field]: text };
  }
}
