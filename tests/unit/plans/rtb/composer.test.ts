import { describe, expect, it } from "vitest";
import { aRtbRequest } from "@/db/seed/makers";
import { planLanguages } from "@/lib/core/language";
import { rtbGaps } from "@/lib/plans/kinds/rtb/gaps";
import { composeRtb } from "@/lib/plans/kinds/rtb/composer";
import { phraseBanks, type StrategyPlace, type TradeFamily } from "@/lib/plans/kinds/rtb/composer/banks";
import { tradeFamily } from "@/lib/plans/kinds/rtb/composer/trade-family";
import { rtbSectors, rtbSteps } from "@/lib/plans/kinds/rtb/constants";
import { rtbNotes } from "@/lib/plans/kinds/rtb/fields";
import { rtb } from "@/lib/plans/kinds/rtb/kind";
import { rtbRequest, type RtbContent } from "@/lib/plans/kinds/rtb/schema";

function compose(given: Parameters<typeof aRtbRequest>[0] = {}, seed = 7): RtbContent {
  const request = rtbRequest.parse(aRtbRequest(given));
  return composeRtb({ request, background: { module: null }, seed });
}

function placeholders(value: unknown): string[] {
  return [...new Set(JSON.stringify(value).match(/\{\w+\}/g) ?? [])].sort();
}

describe("a composed session", () => {
  it.each(planLanguages)("is complete in %s for every number of steps", (language) => {
    for (const numberOfSteps of rtbSteps) {
      const plan = compose({ language, numberOfSteps, indicativeContent: "" });
      expect(rtbGaps(plan)).toEqual([]);
      expect(JSON.stringify(plan)).not.toMatch(/undefined|\{\w+\}|\.\./);
      expect(plan.reflection).toBe("");
    }
  });

  it("is the same for the same seed, and keeps what the trainer gave", () => {
    const given = { facilitationTechniques: "Jigsaw", indicativeContent: "Own content" };
    expect(compose(given)).toEqual(compose(given));
    expect(compose(given)).toMatchObject(given);
  });

  it.each(planLanguages)(
    "keeps the safety rules of each trade, and names no tool that its topic may not need, in %s",
    (language) => {
      const trades: [TradeFamily, string, RegExp][] = [
        ["plumbing", "Plumbing Technology", /solvent|colle|colle|gundi/i],
        ["welding", "Welding", /lathe|tour\b|electrode|électrode|elektrodi/i],
        ["hospitality", "Culinary Arts", /taste|goût|uburyohe|ladha/i],
      ];
      for (const [family, trade, foreign] of trades) {
        const plan = compose({ language, trade, moduleTitle: "Module 1", topicOfSession: "Topic" });
        for (const text of phraseBanks[language].safety[family]) expect(plan.step1TrainerActivity).toContain(text);
        const { step1Resources, assessment, objectives, indicativeContent } = plan;
        expect([step1Resources, assessment, objectives, indicativeContent].join("\n")).not.toMatch(foreign);
      }
    },
  );

  it.each(planLanguages)(
    "says that it is empty, has a box for each thing, and names its topic three times at most, in %s",
    (language) => {
      const topicOfSession = "Zzyzx";
      for (let seed = 0; seed < 12; seed += 1) {
        const plan = compose({ language, topicOfSession, indicativeContent: "", facilitationTechniques: "" }, seed);
        const said = Object.values({ ...plan, topicOfSession: "" }).join("\n");
        expect(said.split(topicOfSession).length - 1).toBeLessThanOrEqual(3);
        expect(plan.notesSheet).toMatch(/^(?:Porogaramu )?Isomo /);
        expect(plan.introductionTrainerActivity).toMatch(/^(?:Porogaramu )?Isomo /);
        for (const name of rtbNotes.filter((note) => note !== "notesDiagrams")) expect(plan[name]).toMatch(/:$/m);
        expect(rtb.neighbours(plan)).not.toBeNull();
        expect(rtb.neighbours({ ...plan, notesFaults: "It leaks." })).toBeNull();
      }
    },
  );

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

const places = Object.keys(phraseBanks.en.strategies) as StrategyPlace[];

describe("the strategies", () => {
  // The last place puts together what the others have for sessions of one step, so it does not count.
  const own = places.filter((place) => place !== "combined");

  it.each(planLanguages)("are at least thirty in %s, each with a name and lines that no other has", (language) => {
    const strategies = own.flatMap((place) => phraseBanks[language].strategies[place]);
    expect(strategies.length).toBeGreaterThanOrEqual(30);
    expect(new Set(strategies.map(({ name }) => name)).size).toBe(strategies.length);
    const inserted = /^\{\w+\}$/;
    const said = strategies
      .flatMap(({ trainer, learner }) => [...trainer, ...learner])
      .filter((line) => !inserted.test(line));
    expect(said.length - new Set(said).size).toBeLessThanOrEqual(said.length / 20);
    for (const { name, trainer, learner } of strategies) {
      expect(trainer.length, name).toBeGreaterThanOrEqual(4);
      expect(learner.length, name).toBeGreaterThanOrEqual(4);
    }
  });

  it.each(planLanguages)("take turns in %s: none comes back in its place within four sessions", (language) => {
    const plans = [0, 1, 2, 3, 4, 5, 6, 7].map((seed) => compose({ language, facilitationTechniques: "" }, seed));
    const techniques = plans.map((plan) => plan.facilitationTechniques.split("\n"));
    for (const [session, lines] of techniques.entries())
      for (const earlier of techniques.slice(Math.max(0, session - 3), session))
        expect(lines.filter((line, place) => line === earlier[place])).toEqual([]);
  });
});

describe("the phrases", () => {
  it.each(planLanguages)("in %s use the same placeholders as in English, line by line", (language) => {
    const english = phraseBanks.en;
    const other = phraseBanks[language];
    for (const place of places) {
      const [here, there] = [english.strategies[place], other.strategies[place]];
      expect(there, place).toHaveLength(here.length);
      for (const [index, strategy] of here.entries()) {
        expect(there[index]?.trainer.map(placeholders), strategy.name).toEqual(strategy.trainer.map(placeholders));
        expect(there[index]?.learner.map(placeholders), strategy.name).toEqual(strategy.learner.map(placeholders));
      }
    }
    expect(placeholders(other.frame)).toEqual([]);
    expect(other.frame.criteria).toHaveLength(3);
    for (const rules of Object.values(other.safety)) expect(rules).toHaveLength(3);
  });
});

describe("a session without a job sheet", () => {
  const trades = ["Automobile Technology", "Software Development", "Masonry", "Culinary Arts"];
  const seeds = [0, 1, 2, 3, 4, 5, 6, 7];

  it.each(planLanguages)(
    "says so before anything else, has a box for safety, and fills its conclusion, in %s",
    (language) => {
      const { frame } = phraseBanks[language];
      for (const [duration, classSize] of [
        [180, 18],
        [120, 30],
        [90, 20],
        [150, 25],
        [40, 13],
      ] as const) {
        const plan = compose({ language, duration, classSize, indicativeContent: "" });
        expect(plan.objectives.startsWith(frame.notice)).toBe(true);
        expect(plan.notesMaterials.split("\n")).toHaveLength(4);
        const timed = [...`${plan.assessment}\n${plan.summary}`.matchAll(/(?<![\d-])(\d+)-(\d+)/g)];
        const ends = timed.map(([, , to]) => Number(to));
        const [, last = 0] = /(?:In the last|Dans les|Mu minota|Katika dakika) (\d+)/.exec(plan.summary) ?? [];
        expect(Math.max(...ends) + Number(last)).toBe(plan.conclusionDuration);
      }
    },
  );

  it("divides every class without a rest", () => {
    for (let classSize = 4; classSize <= 60; classSize += 1) {
      const said = seeds
        .map((seed) => Object.values(compose({ classSize, indicativeContent: "" }, seed)).join("\n"))
        .join("\n");
      expect(said).not.toMatch(/in groups of \d/);
      for (const [, count, size, rest = "0", more = "0"] of said.matchAll(
        /in (\d+) groups of (\d+)(?: and (one|\d+) of (\d+))?/g,
      ))
        expect(Number(count) * Number(size) + (rest === "one" ? 1 : Number(rest)) * Number(more)).toBe(classSize);
    }
  });

  it.each(planLanguages)("tells nobody to do what is wrong or to work unseen, and asks no cost, in %s", (language) => {
    const { frame, strategies } = phraseBanks[language];
    expect(JSON.stringify(strategies)).not.toMatch(
      /follows even|suit même|n’ibitari byo|hata wakikosea|at what cost|n’ikiguzi|na gharama|à quel (?:coût|prix)/,
    );
    for (const trade of trades)
      for (const seed of seeds) {
        const plan = compose({ language, trade, moduleTitle: "Module", facilitationTechniques: "" }, seed);
        const isDangerous = trade === "Automobile Technology" || trade === "Masonry";
        expect(plan.step3TrainerActivity.startsWith(frame.watched)).toBe(isDangerous);
        if (trade === "Software Development") {
          expect(plan.facilitationTechniques).not.toContain(strategies.opening[2]?.name);
          expect(plan.assessment).toContain(frame.saved);
        }
      }
  });
});
