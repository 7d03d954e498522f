import { inspectReb } from "@/lib/plans/kinds/reb/inspection";
import { rebChoices } from "@/lib/plans/kinds/reb/choices";
import { inspectRtb } from "@/lib/plans/kinds/rtb/inspection";
import { rtbChoices } from "@/lib/plans/kinds/rtb/choices";
import type { Inspection } from "@/lib/plans/inspection/types";
import { held, ratio, type Figure } from "./figure";
import { readStrangers, type Stranger } from "./strangers";

/** Plans that strangers wrote: whole ones, and ones with one grave fault. */
export const calibrationFiles = {
  good: "tests/fixtures/calibration/good.json",
  poor: "tests/fixtures/calibration/poor.json",
};

/** Other plans of the same strangers, the poor ones with other faults. */
export const secondFiles = {
  good: "tests/fixtures/calibration/good-2.json",
  poor: "tests/fixtures/calibration/poor-2.json",
};

/** Plans in all four languages, by one who knew the product; the poor ones have what poor plans are most often let pass for. */
export const thirdFiles = {
  good: "tests/fixtures/calibration/good-3.json",
  poor: "tests/fixtures/calibration/poor-3.json",
};

/**
 * Plans in all four languages by another stranger, who had seen neither the product nor the sets before; the poor ones have subtle
 * faults. The check was mended on every second of them, from the first on.
 */
export const fourthFiles = {
  good: "tests/fixtures/calibration/good-4.json",
  poor: "tests/fixtures/calibration/poor-4.json",
};

/** A good plan has at least the one score, a poor one at most the other; what lies between is neither. */
const bounds = { good: 85, poor: 60 };

export type Judged = { id: string; fault: string; isGood: boolean; inspection: Inspection };

function inspect(plan: Stranger): Inspection {
  if (plan.kind === "rtb") return inspectRtb(plan.content, { module: null, sheet: rtbChoices.known(plan.content) });
  const entry = rebChoices.known(plan.content);
  return inspectReb(plan.content, { unit: null, known: entry ? { entry, before: null } : null });
}

/** Every plan of a file of good and of one of poor plans, inspected. */
export function judgeStrangers(files: { good: string; poor: string }): Judged[] {
  const read = (file: string, isGood: boolean) =>
    readStrangers(file).map((plan) => ({ id: plan.id, fault: plan.fault ?? "", isGood, inspection: inspect(plan) }));
  return [...read(files.good, true), ...read(files.poor, false)];
}

type Verdict = "poor" | "between" | "good";

function verdictOf({ inspection: { score } }: Judged): Verdict {
  if (score <= bounds.poor) return "poor";
  return score >= bounds.good ? "good" : "between";
}

/** How many plans of each sort are taken for good, for poor, or for neither. */
export function confusion(judged: readonly Judged[]): { name: string; counts: Record<Verdict, number> }[] {
  const faults = [...new Set(judged.filter(({ isGood }) => !isGood).map(({ fault }) => fault))].sort();
  const rows = [
    { name: "good", own: judged.filter(({ isGood }) => isGood) },
    { name: "poor", own: judged.filter(({ isGood }) => !isGood) },
    ...faults.map((fault) => ({ name: `poor: ${fault}`, own: judged.filter((plan) => plan.fault === fault) })),
  ];
  return rows.map(({ name, own }) => {
    const count = (verdict: Verdict) => own.filter((plan) => verdictOf(plan) === verdict).length;
    return { name, counts: { poor: count("poor"), between: count("between"), good: count("good") } };
  });
}

/** Recall of both sorts, and the precision of both verdicts. */
export function calibrationFigures(
  judged: readonly Judged[],
  floors = { poor: 0.95, good: 0.95, precision: 0.95 },
): Figure[] {
  const good = judged.filter(({ isGood }) => isGood);
  const poor = judged.filter(({ isGood }) => !isGood);
  const share = (own: readonly Judged[], verdict: Verdict) =>
    ratio(own.filter((plan) => verdictOf(plan) === verdict).length, own.length);
  const precision = (verdict: "good" | "poor") => {
    const taken = judged.filter((plan) => verdictOf(plan) === verdict);
    return ratio(taken.filter(({ isGood }) => isGood === (verdict === "good")).length, taken.length);
  };
  return [
    {
      name: `strangers’ poor plans at ${bounds.poor} or less`,
      value: share(poor, "poor"),
      of: poor.length,
      ...held(floors.poor),
    },
    {
      name: `strangers’ good plans at ${bounds.good} or more`,
      value: share(good, "good"),
      of: good.length,
      ...held(floors.good),
    },
    { name: "precision of “poor”", value: precision("poor"), of: judged.length, ...held(floors.precision) },
    { name: "precision of “good”", value: precision("good"), of: judged.length, ...held(floors.precision) },
  ];
}
