import { describe, expect, it } from "vitest";
import { planLanguages, type PlanLanguage } from "@/lib/core/language";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { requestFromDescription } from "@/lib/plans/kinds/reb/rules";
import { requestFromDescription as sessionFromDescription } from "@/lib/plans/kinds/rtb/rules";
import { phraseBanks } from "@/lib/plans/kinds/reb/composer/banks";
import { findNeeds } from "@/lib/plans/needs/needs";
import { amountsIn, durationIn, sizeIn } from "@/lib/plans/text/amounts";
import { aRebRequest } from "./requests";

const subjects = ["Kinyarwanda", "English", "French", "Kiswahili", "Mathematics", "Science and Elementary Technology"];
const classes = ["P1", "P4", "P5", "P6", "S1", "S2"];

function requestOf(description: string, language: PlanLanguage) {
  const context = { language, classes, subjects, defaults: {}, today: "2026-11-22" };
  return requestFromDescription(description, context);
}

/** Minutes and learners in either order, with and without a mark between them, with boys and girls told apart. */
const said: Record<PlanLanguage, readonly string[]> = {
  en: [
    "45 learners 80 min",
    "80 minutes 45 learners",
    "80 min, 45 pupils",
    "I have 45 learners (25 girls 20 boys) and 80 min",
    "45 learners: 25 girls, 20 boys; 80 min",
    "25 girls and 20 boys, 80 minutes",
    "learners: 45, minutes: 80",
    "an 80-minute lesson with 45 students",
    "45 learners, 1h20",
    "45 learners, 1 hour 20 minutes",
    "class size 45, double period",
    "80 minutes with 10 minutes of group work, 45 learners",
  ],
  fr: [
    "45 élèves 80 minutes",
    "80 min 45 élèves",
    "45 élèves (25 filles et 20 garçons), 80 minutes",
    "effectif 45, durée 80 min",
    "45 apprenants, 1h20",
    "45 élèves, 1 heure et 20 minutes",
  ],
  rw: [
    "abana 45 iminota 80",
    "iminota 80 abanyeshuri 45",
    "abanyeshuri 45, iminota 80",
    "abanyeshuri 45 (abakobwa 25 abahungu 20), iminota 80",
    "abana 45 isaha 1 n'iminota 20",
    "dufite abana 45 n'iminota 80",
  ],
  sw: [
    "wanafunzi 45 dakika 80",
    "dakika 80 wanafunzi 45",
    "dakika 80, watoto 45",
    "wanafunzi 45 (wasichana 25 wavulana 20), dakika 80",
    "wanafunzi 45, saa 1 na dakika 20",
    "nina wanafunzi 45 na dakika 80",
  ],
};
const topics: Record<PlanLanguage, string> = {
  en: "P4 maths: fractions",
  fr: "P4 mathématiques : les fractions",
  rw: "P4 imibare: imigabane",
  sw: "P4 hisabati: sehemu sawa",
};
const noted = /Adaptation (?:for|au)|byihariye byavuzwe|hitaji lililotajwa/;

describe("minutes and the size of a class", () => {
  const cases = planLanguages.flatMap((language) => said[language].map((text) => [language, text] as const));

  it.each(cases)("are read in %s, and are nobody’s need: %s", (language, text) => {
    const request = requestOf(`${topics[language]}, ${text}`, language);
    expect([request.totalDuration, request.classSize]).toEqual([80, 45]);
    expect(request.lessonTitle.toLowerCase()).toMatch(/^(?:(?:les )?fractions|imigabane|sehemu sawa)$/);
    expect(findNeeds(request.specialNeeds).learners).toEqual([]);
    expect(composeReb({ request, background: { unit: null }, seed: 1 }).developmentTeachingActivities).not.toMatch(
      noted,
    );
  });

  it.each(cases)("are no need either in the box of the form, in %s: %s", (language, text) => {
    expect(findNeeds(text).learners).toEqual([]);
    const beside = findNeeds(`2 blind; ${text}`).learners;
    expect(beside.map(({ kind, count }) => [kind, count])).toEqual([["blind", 2]]);
    const request = aRebRequest({ language, specialNeeds: text });
    const plan = composeReb({ request, background: { unit: null }, seed: 1 });
    expect(plan.learningMaterials).not.toContain(phraseBanks[language].needs.other.material.split("{")[0]);
  });

  it.each([
    ["12 learners with vertigo", "other", 12],
    ["two who cannot wait 40 minutes", "other", 2],
    ["45 learners of whom 3 are deaf", "deaf", 3],
    ["3 boys with epilepsy", "epilepsy", 3],
    ["2 learners", "other", 2],
  ] as const)("leave a need that is typed with them: %s", (text, kind, count) => {
    const { learners } = findNeeds(text);
    expect(learners.map((need) => need.kind)).toEqual([kind]);
    expect(learners[0]?.count).toBe(count);
  });

  it("stay in a title that is about them", () => {
    expect(requestOf("P4 maths: sharing 12 sweets among 4 boys", "en").lessonTitle).toBe(
      "Sharing 12 sweets among 4 boys",
    );
    expect(requestOf("S1 maths: the ratio of 12 boys to 18 girls", "en").lessonTitle).toBe(
      "The ratio of 12 boys to 18 girls",
    );
  });

  it("of several lengths the longest is the lesson’s, and a word takes the number that no other has", () => {
    expect(durationIn("10 minutes of play, 40 minutes")?.value).toBe(40);
    expect(amountsIn("60 abana 40 iminota").map(({ unit, value }) => [unit, value])).toEqual([
      ["learners", 60],
      ["minutes", 40],
    ]);
    expect(sizeIn("unit 3 abanyeshuri 45")?.value).toBe(45);
  });

  it("are read of a session as well", () => {
    const context = { defaults: {}, today: "2026-11-22" };
    const read = (description: string, language: PlanLanguage) =>
      sessionFromDescription({ description, language, ...context });
    for (const [text, language] of [
      ["Gusudira, abahugurwa 24 iminota 120", "rw"],
      ["Kuchomea, wanafunzi 24 dakika 120", "sw"],
      ["Welding, 24 trainees 2 hours", "en"],
      ["Soudage, 24 stagiaires, 2 heures", "fr"],
    ] as const)
      expect(read(text, language)).toMatchObject({ classSize: 24, duration: 120 });
  });
});
