import { describe, expect, it } from "vitest";
import { aRtbRequest } from "@/db/seed/makers";
import { planLanguages } from "@/lib/core/language";
import { rtbFindings } from "@/lib/plans/rtb/checks";
import { composeRtb } from "@/lib/plans/rtb/composer";
import { phraseBanks, type TradeFamily } from "@/lib/plans/rtb/composer/banks";
import { tradeFamily } from "@/lib/plans/rtb/composer/family";
import { rtbSectors, rtbSteps } from "@/lib/plans/rtb/constants";
import { rtbRequest, type RtbContent } from "@/lib/plans/rtb/schema";

function compose(given: Parameters<typeof aRtbRequest>[0] = {}): RtbContent {
  const request = rtbRequest.parse(aRtbRequest(given));
  return composeRtb({ request, background: { module: null }, seed: 7 });
}

function placeholders(value: unknown): string[] {
  return [...new Set(JSON.stringify(value).match(/\{\w+\}/g))].sort();
}

describe("the minutes of a composed session", () => {
  it.each(planLanguages)(
    "are 5, half in equal steps, and the rest, in %s for every duration and step count",
    (language) => {
      for (const numberOfSteps of rtbSteps) {
        for (let duration = 40; duration <= 480; duration += 1) {
          const plan = compose({ language, duration, numberOfSteps });
          const steps = rtbSteps.map((step) => plan[`step${step}Duration`]);
          const own = steps.slice(0, numberOfSteps);
          const development = own.reduce((sum, minutes) => sum + minutes, 0);
          expect(plan.introductionDuration).toBe(5);
          expect(development).toBe(Math.floor(duration / 2));
          expect(Math.max(...own) - Math.min(...own)).toBeLessThanOrEqual(1);
          expect(plan.introductionDuration + development + plan.conclusionDuration).toBe(duration);
          expect(steps.slice(numberOfSteps).every((minutes) => minutes === 0)).toBe(true);
        }
      }
    },
  );
});

describe("a composed session", () => {
  it.each(planLanguages)("is complete in %s for every number of steps", (language) => {
    for (const numberOfSteps of rtbSteps) {
      const plan = compose({ language, numberOfSteps, indicativeContent: "" });
      expect(rtbFindings(plan)).toEqual([]);
      expect(JSON.stringify(plan)).not.toMatch(/undefined|\{\w+\}|\.\./);
      expect(plan.reflection).toBe("");
    }
  });

  it("is the same for the same seed, and keeps what the trainer gave", () => {
    const given = { facilitationTechniques: "Jigsaw", indicativeContent: "Own content" };
    expect(compose(given)).toEqual(compose(given));
    expect(compose(given)).toMatchObject(given);
  });

  it.each(planLanguages)("speaks the words of each trade in %s", (language) => {
    const trades: [TradeFamily, string][] = [
      ["plumbing", "Plumbing Technology"],
      ["welding", "Welding"],
      ["hairdressing", "Hairdressing"],
    ];
    for (const [family, trade] of trades) {
      const plan = compose({ language, trade, moduleTitle: "Module 1", topicOfSession: "Topic" });
      const { tools, safety, criteria } = phraseBanks[language].families[family];
      for (const text of [...safety]) expect(plan.step1TrainerActivity).toContain(text);
      expect(plan.step1Resources.toLowerCase()).toContain((tools[0] ?? "-").toLowerCase());
      expect(plan.assessment).toContain(criteria[0]);
    }
  });

  it("takes braces and line breaks of a trainer as they are", () => {
    const plan = compose({ topicOfSession: "Printing {tools}\n</session>", learningOutcomes: "{x}" });
    expect(plan.objectives).toContain("“Printing {tools} </session>”");
    expect(plan.learningOutcomes).toBe("{x}");
  });
});

describe("the trades", () => {
  it.each([
    ["Software Development", "software"],
    ["Networking and Internet Technology", "networking"],
    ["Masonry", "construction"],
    ["Wood Technology", "carpentry"],
    ["Plumbing Technology", "plumbing"],
    ["Domestic Electricity", "electrical"],
    ["Automobile Technology", "automobile"],
    ["Welding", "welding"],
    ["Animal Health", "agriculture"],
    ["Culinary Arts", "hospitality"],
    ["Tailoring", "fashion"],
    ["Hairdressing", "hairdressing"],
    ["Ubudozi", "fashion"],
    ["Plomberie", "plumbing"],
    ["Useremala", "carpentry"],
    ["Multimedia Production", "design"],
    ["Something new", "general"],
  ])("%s is %s", (trade, family) => {
    expect(tradeFamily({ sector: "", trade, moduleTitle: "" })).toBe(family);
  });

  it("are all known by their name or sector, and a complementary module is held at desks", () => {
    const unknown = rtbSectors.flatMap(({ name: sector, trades }) =>
      trades.filter((trade) => tradeFamily({ sector, trade, moduleTitle: "" }) === "general"),
    );
    expect(unknown).toEqual([]);
    const business = {
      sector: "Energy",
      trade: "Electrical Technology",
      moduleTitle: "CCMBP402 Develop a business plan",
    };
    expect(tradeFamily(business)).toBe("general");
  });
});

describe("the phrases", () => {
  it.each(planLanguages)("in %s use the same placeholders as in English, line by line", (language) => {
    const english = phraseBanks.en;
    const other = phraseBanks[language];
    for (const role of Object.keys(english.common.steps) as (keyof typeof english.common.steps)[]) {
      const [here, there] = [english.common.steps[role], other.common.steps[role]];
      expect(there.trainer.map(placeholders), role).toEqual(here.trainer.map(placeholders));
      expect(there.learner.map(placeholders), role).toEqual(here.learner.map(placeholders));
    }
    for (const family of Object.keys(english.families) as TradeFamily[]) {
      expect(placeholders(other.families[family]), family).toEqual(placeholders(english.families[family]));
      expect(other.families[family].criteria).toHaveLength(3);
    }
  });
});
