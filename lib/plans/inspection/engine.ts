import { caps, weights } from "./score";
import type { CheckResult, Inspection, Rule, UnjudgedThing } from "./types";

/**
 * Asks every rule that concerns the plan. The score is the weight of the kept rules, 0 to 100, and no more than a broken one
 * allows.
 */
export function inspectWith<Reading>(rules: readonly Rule<Reading>[], reading: Reading): CheckResult {
  const asked = rules.filter(({ applies }) => applies?.(reading) ?? true);
  const results = asked.map((rule) => ({ rule, places: rule.find(reading) }));
  const weigh = (list: typeof results) =>
    list.reduce((sum, { rule }) => sum + (rule.weight ?? weights[rule.severity]), 0);
  const broken = results.filter(({ places }) => places.length > 0);
  const score = results.length === 0 ? 0 : Math.round(100 - (100 * weigh(broken)) / weigh(results));
  const best = broken.map(({ rule: { cap, severity } }) => cap ?? (severity === "hard" ? caps.usual : 100));
  return {
    score: Math.min(score, ...best),
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

/** Both halves of a check as one: what is wrong with the content first, and as score the lower one. */
export function bothScores(form: CheckResult, content: CheckResult, unjudged: readonly UnjudgedThing[]): Inspection {
  const judged = unjudged.length > 0 ? Math.min(content.score, caps.unjudged) : content.score;
  return {
    score: Math.min(form.score, judged),
    form: form.score,
    content: judged,
    unjudged: [...unjudged],
    findings: [...content.findings, ...form.findings],
    asked: [...content.asked, ...form.asked],
  };
}
