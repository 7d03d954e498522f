import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaleMinutes, settleStages } from "@/lib/plans/text/minutes";

const texts = {
  introductionTeachingActivities: "asks",
  developmentTeachingActivities: "Discovery (10 min)\nSynthesis (15 min)",
  developmentLearningActivities: "answer",
  conclusionTeachingActivities: "sums up",
};

function stages(totalDuration: number, [introduction, development, conclusion]: [number, number, number]) {
  return {
    ...texts,
    totalDuration,
    introductionDuration: introduction,
    developmentDuration: development,
    conclusionDuration: conclusion,
  };
}

describe("settleStages", () => {
  it("leaves alone what adds up", () => {
    expect(settleStages(stages(40, [5, 25, 10]))).toEqual(stages(40, [5, 25, 10]));
  });

  it("adds up to the duration whatever was said", () => {
    const minutes = fc.oneof(fc.integer({ min: 0, max: 10_000 }), fc.double({ min: 0, max: 500, noNaN: true }));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 480 }), fc.tuple(minutes, minutes, minutes), (total, said) => {
        const settled = settleStages(stages(total, said));
        const parts = [settled.introductionDuration, settled.developmentDuration, settled.conclusionDuration];
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
        for (const part of parts) expect(part).toBeGreaterThanOrEqual(total >= 3 ? 1 : 0);
      }),
    );
  });

  it("adds up too when the sections come one by one", () => {
    const said: [number, number, number] = [90, 300, 50];
    const none = stages(40, [0, 0, 0]);
    const first = settleStages({
      ...none,
      introductionDuration: said[0],
      developmentTeachingActivities: "",
      conclusionTeachingActivities: "",
    });
    const second = settleStages({
      ...first,
      developmentDuration: said[1],
      developmentTeachingActivities: "Discovery",
      conclusionTeachingActivities: "",
    });
    const third = settleStages({ ...second, conclusionDuration: said[2], conclusionTeachingActivities: "Sums up" });
    expect(first).toMatchObject({ introductionDuration: 13, developmentDuration: 0, conclusionDuration: 0 });
    expect(third).toMatchObject({ introductionDuration: 13, developmentDuration: 23, conclusionDuration: 4 });
  });

  it("changes the minutes of the steps along with their stage", () => {
    const settled = settleStages(stages(40, [5, 25, 20]));
    expect(settled).toMatchObject({ developmentDuration: 25, conclusionDuration: 10 });
    const shorter = settleStages({ ...stages(20, [3, 25, 2]) });
    expect(shorter.developmentTeachingActivities).toBe("Discovery (6 min)\nSynthesis (9 min)");
  });
});

describe("scaleMinutes", () => {
  it("reads the minutes of all four languages", () => {
    const change = { from: 30, to: 15 };
    expect(scaleMinutes("10 min, 20 minutes", change)).toBe("5 min, 10 minutes");
    expect(scaleMinutes("iminota", change)).toBe("iminota");
    expect(scaleMinutes("10 iminota, 20 dakika", change)).toBe("5 iminota, 10 dakika");
  });

  it("leaves other numbers alone", () => {
    expect(scaleMinutes("Share 30 minerals; 7 min at most", { from: 30, to: 15 })).toBe(
      "Share 30 minerals; 7 min at most",
    );
  });
});
