import { describe, expect, it } from "vitest";
import { planLanguages, type PlanLanguage } from "@/lib/core/language";
import { loadBank } from "@/lib/bank/queries";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { findNeeds } from "@/lib/plans/needs/needs";
import { needPhrases } from "@/lib/plans/needs/phrases";
import { aRebRequest } from "./requests";

function planOf(specialNeeds: string, language: PlanLanguage) {
  return composeReb({ request: aRebRequest({ language, specialNeeds }), background: { unit: null }, seed: 1 });
}

describe("who is quick", () => {
  it.each([
    ["en", "two learners are very fast and finish early", 2],
    ["en", "3 fast learners", 3],
    ["en", "2 learners finish first", 2],
    ["fr", "deux élèves très rapides", 2],
    ["fr", "2 terminent vite", 2],
    ["rw", "babiri barangiza vuba", 2],
    ["sw", "wawili wanamaliza haraka", 2],
  ] as const)("has a harder task, in %s: %s", (language, text, count) => {
    const { learners, pace } = findNeeds(text);
    expect([learners[0]?.kind, learners[0]?.count, pace]).toEqual(["gifted", count, []]);
    expect(learners.every(({ kind }) => kind === "gifted")).toBe(true);
    const plan = planOf(text, language);
    const { teacher, material } = needPhrases[language].gifted;
    expect(plan.developmentTeachingActivities).toContain(teacher.split("}").at(-1));
    expect(plan.learningMaterials).toContain(material.split("{")[0]);
    const { material: simpler } = needPhrases[language].other;
    expect(plan.learningMaterials).not.toContain(simpler.split("{")[0]);
  });

  it("may have a task of the teacher’s own", () => {
    expect(findNeeds("early finishers help others").pace).toEqual(["early finishers help others"]);
  });
});

describe("who does not tell colours", () => {
  it.each([
    ["en", "one learner is colour blind"],
    ["en", "1 colour-blind boy"],
    ["en", "a learner who cannot distinguish colours"],
    ["fr", "un élève daltonien"],
    ["fr", "un élève qui ne distingue pas les couleurs"],
    ["rw", "umwe utabona amabara"],
    ["rw", "umunyeshuri udashobora gutandukanya amabara"],
    ["sw", "mmoja haoni rangi"],
    ["sw", "mwanafunzi mmoja kipofu wa rangi"],
  ] as const)("has labels, patterns and a partner, and no large print, in %s: %s", (language, text) => {
    expect(findNeeds(text).learners.map(({ kind }) => kind)).toEqual(["colourBlind"]);
    const plan = planOf(text, language);
    const { colourBlind, lowVision } = needPhrases[language];
    expect(plan.developmentTeachingActivities).toContain(colourBlind.teacher.split("{")[0]);
    expect(Object.values(plan).join("\n")).toContain(colourBlind.assessment?.split(/\}\s?: /).at(-1));
    expect(plan.learningMaterials).not.toContain(lowVision.material.split("{")[0]);
  });

  it("is no learner with low vision, and the other way round", () => {
    for (const language of planLanguages) {
      const { some } = needPhrases[language].lowVision;
      expect(findNeeds(some).learners.map(({ kind }) => kind)).toEqual(["lowVision"]);
    }
  });
});

describe("an act that an author wrote for one need", () => {
  const entry = loadBank().lessons.find(({ id }) => id === "french/p5/l-heure");

  it.each([
    ["1 malentendant", false],
    ["1 malvoyant", true],
    ["", true],
  ])("stands in no lesson for learners with another: %s", (specialNeeds, isThere) => {
    const request = aRebRequest({
      language: "fr",
      subject: "French",
      classLevel: "P5",
      lessonTitle: "L’heure",
      specialNeeds,
    });
    const plan = composeReb({
      request,
      background: { unit: null, known: entry ? { entry, before: null } : undefined },
      seed: 1,
    });
    expect(plan.crosscuttingIssues.includes("qui voient mal")).toBe(isThere);
  });
});
