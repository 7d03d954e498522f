import { describe, expect, it } from "vitest";
import { examplePrompts } from "@/components/plans/reb/example-prompts";
import { planLanguages, type PlanLanguage } from "@/lib/core/language";
import { composeReb } from "@/lib/plans/reb/composer";
import { phraseBanks } from "@/lib/plans/reb/composer/banks";
import type { TopicName } from "@/lib/plans/reb/composer/constants";
import { subjectFamily } from "@/lib/plans/reb/composer/family";
import { ageBand } from "@/lib/plans/reb/composer/level";
import { findTopic } from "@/lib/plans/reb/composer/topic";
import { requestFromDescription } from "@/lib/plans/reb/rules";
import { aRebRequest } from "./requests";

const subjects = [
  "Kinyarwanda",
  "English",
  "French",
  "Kiswahili",
  "Mathematics",
  "Science and Elementary Technology",
  "Social and Religious Studies",
  "Physics",
  "Physical Education and Sports",
];
const classes = ["P1", "P2", "P3", "P4", "P5", "P6", "S1", "S2", "S3"];

function requestOf(text: string, language: PlanLanguage) {
  return requestFromDescription(text, { language, classes, subjects, defaults: {}, today: "2026-01-05" });
}

function planOf(text: string, language: PlanLanguage) {
  return composeReb({ request: requestOf(text, language), background: { unit: null }, seed: 1 });
}

describe("the example prompts", () => {
  for (const language of planLanguages)
    it.each(examplePrompts[language])(`get worked content in ${language}: %s`, (text) => {
      const plan = planOf(text, language);
      const { families, topics, localTopics } = phraseBanks[language];
      const hooks = [...Object.values(topics), ...Object.values(localTopics)].map((content) => content.hook);
      const column = `${plan.introductionTeachingActivities} ${plan.developmentTeachingActivities}`;
      expect(hooks.some((hook) => column.includes(hook))).toBe(true);
      expect(column).not.toContain(families.general.content.hook);
      expect(plan.subject).not.toBe("");
      expect(plan.lessonTitle).not.toContain(":");
      expect(plan.lessonTitle).toMatch(/^\p{Lu}/u);
    });
});

describe("a subject before the title", () => {
  it.each([
    ["P5 Science: the water cycle", "en", "The water cycle", "Science and Elementary Technology"],
    ["P4 Ikinyarwanda: umuco wo gusuhuzanya", "rw", "Umuco wo gusuhuzanya", "Kinyarwanda"],
    ["P6 Éducation sociale : l’eau potable", "fr", "L’eau potable", "Social and Religious Studies"],
    ["P2 Imibare: guteranya", "rw", "Guteranya", "Mathematics"],
    ["P5 Hisabati: sehemu sawa", "sw", "Sehemu sawa", "Mathematics"],
    ["P4 Ubumenyi: amazi meza", "rw", "Amazi meza", "Science and Elementary Technology"],
    ["P4 Sayansi - maji safi", "sw", "Maji safi", "Science and Elementary Technology"],
    ["S1 Physique : la vitesse", "fr", "La vitesse", "Physics"],
    ["P5 Éducation physique : le relais", "fr", "Le relais", "Physical Education and Sports"],
  ] as const)("is taken out of %s", (...[text, language, title, subject]) => {
    const request = requestOf(text, language);
    expect([request.lessonTitle, request.subject]).toEqual([title, subject]);
  });

  it("leaves a title with a colon of its own", () => {
    expect(requestOf("P6 French: Rwanda: land of hills", "en").lessonTitle).toBe("Rwanda: land of hills");
  });
});

describe("worked content", () => {
  it.each([
    ["Adding fractions with different denominators", "3/6 + 2/6 = 5/6"],
    ["Subtraction of unlike fractions", "3/6 + 2/6 = 5/6"],
    ["Adding fractions with the same denominator", "2/8 + 3/8 = 5/8"],
    ["Equivalent fractions", "1/2 = 2/4 = 4/8"],
  ])("of %s is its own", (lessonTitle, finding) => {
    const request = aRebRequest({ lessonTitle, classLevel: "P5" });
    const plan = composeReb({ request, background: { unit: null }, seed: 1 });
    expect(plan.developmentTeachingActivities).toContain(finding);
  });

  it.each<[TopicName, string, string, ...string[]]>([
    ["historicalSources", "History and Citizenship", "S2", "Collecting and analysing historical sources"],
    ["kingdoms", "History and Citizenship", "S2", "Kingdoms of East and Central Africa"],
    ["scarcity", "Economics", "S4", "Basic economic concepts", "Le coût d’opportunité", "Gharama ya fursa"],
    ["homeTools", "Science and Elementary Technology", "P2", "Tools and materials used at home and at school"],
    ["toys", "Science and Elementary Technology", "P2", "Toys, various materials", "Ibikinisho", "Les jouets"],
    ["erosion", "Geography", "S1", "Soil erosion", "L’érosion", "Isuri", "Mmomonyoko wa udongo"],
    ["diet", "Home Sciences", "S1", "A balanced diet", "Indyo yuzuye", "Lishe bora", "Le repas équilibré"],
    ["hygiene", "Science and Elementary Technology", "P1", "Body hygiene", "Isuku yo ku mubiri", "Kunawa mikono"],
    ["acids", "Chemistry", "S4", "Acids and bases", "Les acides et les bases", "Asidi na besi"],
  ])("%s is found in %s, %s", (...[name, subject, classLevel, ...found]) => {
    const place = { family: subjectFamily(subject), band: ageBand(classLevel) };
    for (const title of found) expect(findTopic([title], place)?.name, title).toBe(name);
  });

  it("is not lent to another lesson of the unit", () => {
    const request = aRebRequest({ lessonTitle: "Multiplying fractions", unitTitle: "Fractions", classLevel: "P5" });
    const plan = composeReb({ request, background: { unit: null }, seed: 1 });
    expect(plan.developmentTeachingActivities).not.toMatch(/chapati|coloured parts|line up the digits/);
  });

  it.each(planLanguages)(
    "names a title without worked content a few times, always as a quotation, in %s",
    (language) => {
      const request = aRebRequest({ language, lessonTitle: "Zzyzx", unitTitle: "Other", keyUnitCompetence: "Other" });
      for (let seed = 0; seed < 12; seed += 1) {
        const plan = composeReb({ request, background: { unit: null }, seed });
        const named = (text: string) => text.split("Zzyzx").length - 1;
        expect(named(plan.developmentTeachingActivities + plan.developmentLearningActivities)).toBe(1);
        expect([2, 3]).toContain(named(plan.assessmentMethods));
        expect(named(plan.learningMaterials)).toBeLessThanOrEqual(1);
        expect(named(plan.crosscuttingIssues)).toBe(0);
        expect(named(plan.introductionTeachingActivities)).toBe(2);
        expect(Object.values({ ...plan, lessonTitle: "" }).join("\n")).not.toMatch(/(?<![“«]\u00a0?)Zzyzx/);
        expect(named(plan.instructionalObjectives)).toBe(1);
      }
    },
  );
});

describe("what nobody knows", () => {
  it.each(planLanguages)("leaves no empty slot in the references in %s", (language) => {
    for (const known of [{ subject: "" }, { classLevel: "" }, { subject: "", classLevel: "" }]) {
      const request = aRebRequest({ language });
      const plan = composeReb({ request: { ...request, ...known }, background: { unit: null }, seed: 1 });
      expect(plan.references).not.toMatch(/:\s*,|,\s*$|:\s*$|\bfor\b\s*(,|$)|\bwa\s*(,|$)|\(\s*[,)]/m);
    }
  });

  it("joins several needs with a conjunction", () => {
    const words = { en: " and ", fr: " et ", rw: " n’", sw: " na " };
    for (const language of planLanguages) {
      const specialNeeds = "2 blind, 1 deaf";
      const texts = Array.from({ length: 20 }, (_, seed) => {
        const request = aRebRequest({ language, specialNeeds });
        return composeReb({ request, background: { unit: null }, seed }).crosscuttingIssues;
      });
      const { blind, deaf } = phraseBanks[language].needs;
      const both = `${blind.many.replace("{n}", "2")}${words[language]}${deaf.one}`;
      expect(
        texts.some((text) => text.includes(both)),
        both,
      ).toBe(true);
    }
  });
});
