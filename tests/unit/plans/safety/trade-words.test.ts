import { describe, expect, it, vi } from "vitest";
import { aRtbRequest } from "@/db/seed/makers";
import { planLanguages, type PlanLanguage } from "@/lib/core/language";
import { planKinds } from "@/lib/plans/kinds/registry";
import { composeRtb } from "@/lib/plans/kinds/rtb/composer";
import { rtbBrief } from "@/lib/plans/kinds/rtb/schema";
import { calmTradePhrases } from "@/lib/plans/safety/calm";
import { sensitiveTopics } from "@/lib/plans/safety/constants";
import { additionsFor } from "@/lib/plans/suggestions/changes";

vi.mock("@/lib/curriculum/queries", () => ({ findUnit: async () => null, getCatalogue: async () => ({}) }));

/** What a workshop has none of; a head teacher leads the school, whatever is taught there. */
const ofSchools: Record<PlanLanguage, RegExp> = {
  en: /(?<!\p{L})(?:lessons?|learners?|(?<!head )teachers?|pupils?|students?|classes|class)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:leçons?|élèves?|enseignante?s?|professeurs?|classes?)(?!\p{L})/iu,
  rw: /(?<!\p{L})(?:\p{L}*nyeshuri|u?mwarimu|abarimu)(?!\p{L})/iu,
  sw: /(?<!\p{L})(?:somo|mwalimu|walimu)(?!\p{L})/iu,
};
const ofWorkshops: Record<PlanLanguage, RegExp[]> = {
  en: [/session/, /trainees/, /trainer/],
  fr: [/séance/, /apprenants/, /formateur/],
  rw: [/isomo/, /abiga/, /umutoza/],
  sw: [/kipindi/, /wanafunzi/, /mkufunzi/],
};

const title = "The lesson of the teacher: HIV, somo la mwalimu, leçon, abanyeshuri";

describe("a calm session of vocational training", () => {
  it.each(planLanguages)("speaks of session, trainees and trainer, and of no school lesson: %s", (language) => {
    for (const numberOfSteps of [1, 2, 3, 4, 5])
      for (let seed = 0; seed < 4; seed += 1) {
        const given = { topicOfSession: title, learningOutcomes: "1", indicativeContent: "", range: "1" };
        const request = rtbBrief.parse({ ...aRtbRequest(), ...given, language, numberOfSteps });
        const { topicOfSession, ...written } = composeRtb({ request, background: { module: null }, seed });
        expect(topicOfSession).toBe(title);
        // The topic is quoted as the trainer wrote it.
        const text = Object.values(written).join("\n").replaceAll(title, "");
        expect(ofSchools[language].exec(text)?.[0]).toBeUndefined();
        for (const word of ofWorkshops[language]) expect(text.toLowerCase()).toMatch(word);
      }
  });

  it.each(planLanguages)("gets lines of the tools in the same words: %s", async (language) => {
    const given = { topicOfSession: "HIV and AIDS", learningOutcomes: "1", indicativeContent: "", range: "1" };
    const request = rtbBrief.parse({ ...aRtbRequest(), ...given, language });
    const plan = composeRtb({ request, background: { module: null }, seed: 1 });
    const trial = await planKinds.rtb.trial(plan);
    const names = ["step1TrainerActivity", "step1LearnerActivity"];
    const section = planKinds.rtb.toolSections.find(({ fields }) => names.every((name) => name in fields));
    for (const round of [0, 1]) {
      const added = additionsFor({ trial, wish: "easier", fields: section?.fields ?? {}, round })
        .map((change) => change((name) => String(trial.content[name] ?? "")))
        .flatMap((fields) => Object.values(fields).map(String));
      expect(added).not.toEqual([]);
      expect(ofSchools[language].exec(added.join("\n"))?.[0]).toBeUndefined();
    }
    expect(trial.isTrade).toBe(true);
    const told = JSON.stringify(calmTradePhrases(language).wishes);
    expect(ofSchools[language].exec(told.replaceAll(/"(?:teacher|learners)":/g, ""))?.[0]).toBeUndefined();
  });

  it.each(planLanguages)("keeps every name that is filled in: %s", (language) => {
    const phrases = JSON.stringify(calmTradePhrases(language));
    for (const topic of sensitiveTopics) expect(calmTradePhrases(language).topics[topic].facts).not.toEqual([]);
    expect(phrases.match(/\{\w+\}/g)).toEqual(expect.arrayContaining(["{title}", "{help}", "{name}", "{onBoard}"]));
  });
});
