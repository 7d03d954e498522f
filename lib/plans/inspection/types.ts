/**
 * What an inspector looks for. `form`: the official form filled; the others are the six criteria of the national
 * framework for teachers' development: measurable outcomes, simple to complex, assessment, adaptation, resources and
 * ways of working, and everybody taking part. `safety`: no harm to learners by how a sensitive topic is taught. `content`: that
 * what is to be taught is there, hangs together and is right.
 */
export const criteria = [
  "form",
  "outcomes",
  "progression",
  "assessment",
  "inclusion",
  "resources",
  "participation",
  "safety",
  "content",
] as const;
export type Criterion = (typeof criteria)[number];

/** Hard: an inspector would send the plan back. Soft: the inspector would ask for better. */
export type Severity = "hard" | "soft";

/** One field of a plan with its text. */
export type Field = { field: string; text: string };

/** Where a rule is broken: a field of the plan, and what the message says of it. */
export type FieldPlace = { field: string; values?: Readonly<Record<string, string>> };

export type InspectionFinding = FieldPlace & { rule: string; criterion: Criterion; severity: Severity };

/** One rule over a plan as it was read; it finds nothing in a good plan. */
export type Rule<Reading> = {
  id: string;
  criterion: Criterion;
  severity: Severity;
  /** The best score of a plan that breaks the rule, one of `caps`; the usual one where a hard rule says nothing else. */
  cap?: number;
  /** What it counts, where that is less than usual: one of `weights`. */
  weight?: number;
  /** Rules that do not concern a plan count neither for nor against it. */
  applies?: (reading: Reading) => boolean;
  find: (reading: Reading) => FieldPlace[];
};

/**
 * What a check cannot judge: facts of a topic that the bank does not have, and whether sentences say something in languages of
 * which it has no texts.
 */
export const unjudgedThings = ["facts", "sense"] as const;
export type UnjudgedThing = (typeof unjudgedThings)[number];

type RuleResult = { rule: string; criterion: Criterion; severity: Severity; passed: boolean };

/** The result of asking some rules: a score from 0 to 100, what is wrong, and which rules were asked. */
export type CheckResult = { score: number; findings: InspectionFinding[]; asked: RuleResult[] };

/**
 * The result of a check. `form`: the official form, its timing and method; `content`: what is taught; `score` is the lower of them.
 */
export type Inspection = CheckResult & { form: number; content: number; unjudged: UnjudgedThing[] };
