import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { phraseBanks } from "@/lib/plans/kinds/reb/composer/banks";
import { groupsOf, inGroups, inPairs } from "@/lib/plans/kinds/reb/composer/grouping";
import { lessonMinutes } from "@/lib/plans/kinds/reb/composer/timing/lesson";
import { stepMinutes } from "@/lib/plans/kinds/reb/composer/timing/steps";

const { inGroups: groups, inPairs: pairs } = phraseBanks.en.common;

describe("groups", () => {
  it("hold every learner once, in sizes that differ by one at most", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (classSize) => {
        const found = groupsOf(classSize);
        expect(found.reduce((sum, { size, count }) => sum + size * count, 0)).toBe(classSize);
        const sizes = found.map(({ size }) => size);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(8);
      }),
    );
  });

  it.each([
    [1, "one by one with the teacher"],
    [2, "as a pair"],
    [3, "as one group of 3"],
    [7, "as one group of 4 and one group of 3"],
    [45, "in 9 groups of 5"],
    [61, "in 11 groups of 5 and one group of 6"],
  ])("say %i learners right", (classSize, words) => {
    const said = inGroups(classSize, groups);
    expect([words, words.replace("4 and one group of 3", "3 and one group of 4")]).toContain(said);
  });

  it("pair odd classes", () => {
    expect(inPairs(44, pairs)).toBe("in pairs");
    expect(inPairs(45, pairs)).toBe("in pairs (one group of three)");
  });
});

describe("minutes", () => {
  it.each([
    [40, [5, 25, 10]],
    [80, [10, 55, 15]],
    [30, [5, 20, 5]],
    [120, [15, 85, 20]],
    [1, [0, 1, 0]],
  ])("of a lesson of %i", (total, parts) => {
    const { introduction, development, conclusion } = lessonMinutes(total);
    expect([introduction, development, conclusion]).toEqual(parts);
  });

  it("are positive parts that add up", () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 10_000 }), (total) => {
        const { introduction, development, conclusion } = lessonMinutes(total);
        expect(introduction + development + conclusion).toBe(total);
        expect(Math.min(introduction, development, conclusion)).toBeGreaterThan(0);
        const steps = stepMinutes(development);
        expect(steps.reduce((sum, step) => sum + step.minutes, 0)).toBe(development);
        expect(Math.min(...steps.map((step) => step.minutes))).toBeGreaterThan(0);
      }),
    );
  });
});
