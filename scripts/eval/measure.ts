import { planLanguages } from "@/lib/core/language";
import { recogniseLanguage } from "@/lib/plans/text/language";
import { appliedShare } from "@/lib/plans/inspection/levels";
import { wordCount } from "@/lib/plans/text/reading";
import { activityTexts, held, ratio, type Figure } from "./figure";
import type { RebTried, RtbTried } from "./run";
import type { Seeded } from "./seeded";
import { variationFigures } from "./variation";

type Tried = RebTried | RtbTried;

/** A frame has boxes to fill on purpose, and says so. */
export function isBoxOfFrame({ inspection }: Pick<Tried, "inspection">, rule: string): boolean {
  return rule === "placeholder" && inspection.findings.some((finding) => finding.rule === "frameOnly");
}

function rulesKept(tried: readonly Tried[], severity: "hard" | "soft"): Figure {
  const asked = tried.flatMap((one) =>
    one.inspection.asked.filter(
      ({ rule, ...asks }) => asks.severity === severity && asks.criterion !== "content" && !isBoxOfFrame(one, rule),
    ),
  );
  const kept = asked.filter(({ passed }) => passed).length;
  return {
    name: `${severity} rules kept`,
    value: ratio(kept, asked.length),
    of: asked.length,
    ...held(severity === "hard" ? 1 : 0.95),
  };
}

function ruleKept(
  tried: readonly Tried[],
  rule: string,
  named: { name: string; target: number; floor: number },
): Figure {
  const asked = tried.flatMap(({ inspection }) => inspection.asked.filter((item) => item.rule === rule));
  return { ...named, value: ratio(asked.filter(({ passed }) => passed).length, asked.length), of: asked.length };
}

function learnerTexts(content: Tried["content"]): string[] {
  return Object.entries(content)
    .filter(([field]) => /Learn(?:ing|er)Activit/.test(field))
    .map(([, text]) => String(text));
}

/** Each written field of twelve words and more on its own, and whether the recogniser names the plan's language. */
function languageFigure(tried: readonly Tried[], language: string): Figure {
  const texts = tried
    .filter(({ content, hostile }) => content.language === language && !hostile)
    .flatMap(({ content }) => activityTexts(content).filter((text) => wordCount(text) >= 12));
  const right = texts.filter((text) => recogniseLanguage(text).language === language).length;
  return {
    name: `fields recognised as written in ${language}`,
    value: ratio(right, texts.length),
    of: texts.length,
    ...held(0.98),
  };
}

function applied(tried: readonly Tried[]): Figure {
  const enough = tried.filter(({ content }) => appliedShare(learnerTexts(content), content.language) >= 0.4).length;
  return {
    name: "plans with 40 % of learners’ activities at Apply or above",
    value: ratio(enough, tried.length),
    of: tried.length,
    ...held(0.95),
  };
}

function meanApplied(tried: readonly Tried[]): Figure {
  const sum = tried.reduce((total, { content }) => total + appliedShare(learnerTexts(content), content.language), 0);
  return {
    name: "mean share of learners’ activities at Apply or above",
    value: ratio(sum, tried.length),
    of: tried.length,
    ...held(0.4),
  };
}

/** Every figure of the composer that the report shows. */
export function composerFigures(tried: { reb: readonly RebTried[]; rtb: readonly RtbTried[] }): Figure[] {
  const all: Tried[] = [...tried.reb, ...tried.rtb];
  return [
    rulesKept(all, "hard"),
    rulesKept(all, "soft"),
    meanApplied(all),
    applied(all),
    ruleKept(all, "adaptation", { name: "needs met by an adaptation in a step", ...held(1) }),
    ruleKept(all, "localContext", { name: "plans with local context", ...held(0.9) }),
    ...planLanguages.map((language) => languageFigure(all, language)),
    ruleKept(all, "unitNumber", { name: "REB plans without invented units", ...held(1) }),
    ruleKept(all, "moduleCode", { name: "RTB plans without invented codes", ...held(1) }),
    ...variationFigures(),
  ];
}

/** How well the check sees: seeded defects that it named, and rules that it broke wrongly on good plans. */
export function checkFigures(
  good: readonly Tried[],
  seeded: readonly Seeded[],
): { caught: Figure; falseAlarms: Figure } {
  // These plans are frames, and the check is right to say so.
  const asked = good.flatMap((one) =>
    one.inspection.asked.filter(({ rule }) => rule !== "frameOnly" && !isBoxOfFrame(one, rule)),
  );
  return {
    caught: {
      name: "seeded defects caught",
      value: ratio(seeded.filter(({ caught }) => caught).length, seeded.length),
      of: seeded.length,
      ...held(0.95),
    },
    falseAlarms: {
      name: "false alarms on the good plans",
      value: ratio(asked.filter(({ passed }) => !passed).length, asked.length),
      of: asked.length,
      ...held(0.02),
    },
  };
}

export type Score = { kind: string; language: string; plans: number; mean: number; lowest: number };

/** Scores by kind and language. */
export function scores(tried: readonly Tried[]): Score[] {
  return (["reb", "rtb"] as const).flatMap((kind) =>
    planLanguages.map((language) => {
      const own = tried.filter((item) => item.kind === kind && item.content.language === language);
      const values = own.map(({ inspection }) => inspection.form);
      const mean = ratio(
        values.reduce((sum, value) => sum + value, 0),
        values.length,
      );
      return { kind, language, plans: own.length, mean, lowest: Math.min(...values) };
    }),
  );
}
