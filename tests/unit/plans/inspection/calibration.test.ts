import { describe, expect, it } from "vitest";
import {
  calibrationFigures,
  calibrationFiles,
  fourthFiles,
  judgeStrangers,
  secondFiles,
  thirdFiles,
} from "@/scripts/eval/calibration";

const judged = judgeStrangers(calibrationFiles);

describe("plans that strangers wrote", () => {
  it.each(calibrationFigures(judged).map((figure) => [figure.name, figure] as const))(
    "keep the floor: %s",
    (_, { value, floor }) => {
      expect(value).toBeGreaterThanOrEqual(floor);
    },
  );

  it("never have full marks for content whose facts nobody could check", () => {
    for (const { inspection } of judged.filter((plan) => plan.inspection.unjudged.includes("facts")))
      expect(inspection.content).toBeLessThanOrEqual(95);
  });

  it("are told the lower of the two scores", () => {
    for (const { inspection } of judged) expect(inspection.score).toBe(Math.min(inspection.form, inspection.content));
  });

  it.each([
    ["wrong-facts", ["factsRight", "reckonedRight"]],
    ["missing-givens", ["givensThere", "answersGiven"]],
    ["lower-order-no-answers", ["answersGiven", "beyondRecall"]],
    ["duplicate-steps", ["stepsDiffer", "frameOnly"]],
    ["empty-shell", ["substance", "frameOnly"]],
  ])("with the fault %s are told of it", (fault, rules) => {
    for (const { id, inspection } of judged.filter((plan) => plan.fault === fault)) {
      const found = inspection.findings.map(({ rule }) => rule);
      expect(
        found.some((rule) => rules.includes(rule)),
        `${id}: ${found.join()}`,
      ).toBe(true);
    }
  });
});

const second = judgeStrangers(secondFiles);

describe("plans of strangers with other faults", () => {
  // Below the targets of the evaluation, as the bank's sentences, by which nonsense is told, change every day.
  it.each(
    calibrationFigures(second, { poor: 0.93, good: 0.93, precision: 0.93 }).map(
      (figure) => [figure.name, figure] as const,
    ),
  )("keep the floor: %s", (_, { value, floor }) => {
    expect(value).toBeGreaterThanOrEqual(floor);
  });

  it.each([
    ["other-lesson-body", 5, "aboutTitle"],
    ["assessment-off-objective", 5, "asksTaught"],
    ["impossible-minutes", 5, "minutesEnough"],
    ["nonsense", 4, "saysSomething"],
    ["sensitive-mishandled", 2, "dignity"],
  ])("with the fault %s are told of it", (fault, least, rule) => {
    const told = second.filter(
      (plan) => plan.fault === fault && plan.inspection.findings.some((finding) => finding.rule === rule),
    );
    expect(told.length).toBeGreaterThanOrEqual(least);
  });
});

const third = judgeStrangers(thirdFiles);

describe("plans in all four languages", () => {
  it("are good where they are good", () => {
    const low = third.filter(({ isGood, inspection }) => isGood && inspection.score < 85);
    expect(low.map(({ id, inspection }) => `${id}: ${inspection.score}`)).toEqual([]);
  });

  it("are poor where they are poor", () => {
    const high = third.filter(({ isGood, inspection }) => !isGood && inspection.score > 60);
    expect(high.map(({ id, inspection }) => `${id}: ${inspection.score}`)).toEqual([]);
  });

  it("are told of turns that do not fit into their minutes", () => {
    const own = third.filter(({ fault }) => fault === "impossible-minutes");
    expect(own).toHaveLength(2);
    for (const { id, inspection } of own) {
      expect(inspection.score, id).toBeLessThanOrEqual(60);
      expect(inspection.findings.map(({ rule }) => rule)).toContain("minutesEnough");
    }
  });
});

describe("plans of another stranger with subtle faults", () => {
  it.each(
    calibrationFigures(judgeStrangers(fourthFiles), { poor: 0.8, good: 0.95, precision: 0.82 }).map(
      (figure) => [figure.name, figure] as const,
    ),
  )("keep the floor: %s", (_, { value, floor }) => {
    expect(value).toBeGreaterThanOrEqual(floor);
  });
});
