import type { Inspection, Rule, Severity } from "./types";

/** A hard rule weighs as much as three soft ones; a plan that breaks one is not ready, whatever else is good. */
const weights: Record<Severity, number> = { hard: 3, soft: 1 };
const notReady = 79;

/** Asks every rule that concerns the plan. The score is the weight of the kept rules, 0 to 100; 79 at most while a hard one is broken, and no more than such a one allows. */
export function inspectWith<Reading>(rules: readonly Rule<Reading>[], reading: Reading): Inspection {
  const asked = rules.filter(({ applies }) => applies?.(reading) ?? true);
  const results = asked.map((rule) => ({ rule, places: rule.find(reading) }));
  const weigh = (list: typeof results) => list.reduce((sum, { rule }) => sum + weights[rule.severity], 0);
  const kept = results.filter(({ places }) => places.length === 0);
  const isReady = results.every(({ rule, places }) => rule.severity === "soft" || places.length === 0);
  const score = results.length === 0 ? 0 : Math.round((100 * weigh(kept)) / weigh(results));
  const caps = results.flatMap(({ rule, places }) => (places.length > 0 ? [rule.cap ?? 100] : []));
  return {
    score: Math.min(score, isReady ? score : notReady, ...caps),
    findings: results.flatMap(({ rule, places }) =>
      places.map((place) => ({ ...place, rule: rule.id, criterion: rule.criterion, severity: rule.severity })),
    ),
    asked: results.map(({ rule, places }) => ({ rule: rule.id, severity: rule.severity, passed: places.length === 0 })),
  };
}
