import type { Checked, Inspection, Rule, Severity, Unjudged } from "./types";

/** What a rule counts among the others. */
const weights: Record<Severity, number> = { hard: 3, soft: 0.5 };
/** The best score of a plan that breaks a hard rule, whatever else is good: it is not ready. */
const notReady = 79;
/**
 * The same for a hard rule that may be broken: it is to be mended before the next inspection, and the lesson can be held all the
 * same.
 */
export const improvable = 92;

/**
 * Asks every rule that concerns the plan. The score is the weight of the kept rules, 0 to 100, and no more than a broken one
 * allows.
 */
export function inspectWith<Reading>(rules: readonly Rule<Reading>[], reading: Reading): Checked {
  const asked = rules.filter(({ applies }) => applies?.(reading) ?? true);
  const results = asked.map((rule) => ({ rule, places: rule.find(reading) }));
  const weigh = (list: typeof results) =>
    list.reduce((sum, { rule }) => sum + (rule.weight ?? weights[rule.severity]), 0);
  const broken = results.filter(({ places }) => places.length > 0);
  const score = results.length === 0 ? 0 : Math.round(100 - (100 * weigh(broken)) / weigh(results));
  const caps = broken.map(({ rule: { cap, severity } }) => cap ?? (severity === "hard" ? notReady : 100));
  return {
    score: Math.min(score, ...caps),
    findings: broken.flatMap(({ rule, places }) =>
      places.map((place) => ({ ...place, rule: rule.id, criterion: rule.criterion, severity: rule.severity })),
    ),
    asked: results.map(({ rule: { id, criterion, severity }, places }) => ({
      rule: id,
      criterion,
      severity,
      passed: places.length === 0,
    })),
  };
}

/** The best score for content of which something could not be judged. */
const unsure = 95;

/** Both halves of a check as one: what is wrong with the content first, and as score the lower one. */
export function bothScores(form: Checked, content: Checked, unjudged: readonly Unjudged[]): Inspection {
  const judged = unjudged.length > 0 ? Math.min(content.score, unsure) : content.score;
  return {
    score: Math.min(form.score, judged),
    form: form.score,
    content: judged,
    unjudged: [...unjudged],
    findings: [...content.findings, ...form.findings],
    asked: [...content.asked, ...form.asked],
  };
}
