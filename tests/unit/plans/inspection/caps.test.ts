import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contentRules } from "@/lib/plans/inspection/content";
import { dignityRule } from "@/lib/plans/inspection/dignity";
import { inspectWith } from "@/lib/plans/inspection/engine";
import { safetyRules } from "@/lib/plans/inspection/safety";
import { caps, weights } from "@/lib/plans/inspection/score";
import { sharedRules } from "@/lib/plans/inspection/shared";
import { barrierRule } from "@/lib/plans/kinds/reb/inspection/barriers";
import { competenceRules } from "@/lib/plans/kinds/reb/inspection/competences";
import { discretionRule } from "@/lib/plans/kinds/reb/inspection/discretion";
import { adaptationRule, lessonRules } from "@/lib/plans/kinds/reb/inspection/lesson";
import { sessionRules } from "@/lib/plans/kinds/rtb/inspection/session";

const ofSafety = [...safetyRules, dignityRule];
const others = [
  ...[...sharedRules, ...lessonRules, ...competenceRules, ...sessionRules, ...contentRules],
  ...[adaptationRule, barrierRule, discretionRule],
].filter(({ severity }) => severity === "hard");

const kept = Array.from({ length: 5_000 }, () => ({
  ...({ id: "kept", criterion: "form", severity: "soft" } as const),
  find: () => [],
}));

/** The best score of a plan that breaks this rule and keeps very many others. */
function bestWith(rule: (typeof others)[number] | (typeof ofSafety)[number]): number {
  return inspectWith([{ ...rule, applies: () => true, find: () => [{ field: "" }] }, ...kept], null).score;
}

describe("the best score of a plan with a hard finding", () => {
  const promises = readFileSync("docs/product/check.md", "utf8").replace(/\s+/g, " ");
  const promised = /\*\*CHK-2\.\*\*.*?(\d+) at most; (\d+) .*?, (\d+) .*?, and (\d+) to (\d+) /.exec(promises) ?? [];
  const [usual, heldAllTheSame, unmet, from, to] = promised.slice(1).map(Number);

  it("is one of those that CHK-2 names", () => {
    const strange = others
      .map((rule) => ({ id: rule.id, best: bestWith(rule) }))
      .filter(
        ({ best }) => ![usual, heldAllTheSame, unmet].includes(best) && !(best >= Number(from) && best <= Number(to)),
      );
    expect(strange).toEqual([]);
    expect([heldAllTheSame, unmet]).toEqual([caps.improvable, bestWith(adaptationRule)]);
  });

  it("is 40 where a rule of safety is broken (CHK-3)", () => {
    expect(new Set(ofSafety.filter(({ severity }) => severity === "hard").map(bestWith))).toEqual(new Set([40]));
  });

  it("goes with less weight only where the lesson can be held all the same", () => {
    const light = others.filter(({ weight }) => weight !== undefined);
    expect(new Set(light.map(({ weight }) => weight))).toEqual(new Set([weights.ofColumn]));
    expect(new Set(light.map(bestWith))).toEqual(new Set([caps.improvable]));
  });
});
