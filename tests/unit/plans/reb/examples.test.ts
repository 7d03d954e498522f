import { describe, expect, it } from "vitest";
import { examplePrompts } from "@/components/plans/reb/example-prompts";
import { findLesson } from "@/lib/bank/queries";
import { planLanguages, type PlanLanguage } from "@/lib/core/language";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { phraseBanks } from "@/lib/plans/kinds/reb/composer/banks";
import { requestFromDescription } from "@/lib/plans/kinds/reb/rules";
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

describe("the example prompts", () => {
  for (const language of planLanguages) {
    it.each(examplePrompts[language])(`name their lesson in ${language}: %s`, (text) => {
      const { subject, classLevel, lessonTitle } = requestOf(text, language);
      expect(subject).not.toBe("");
      expect(classLevel).not.toBe("");
      expect(lessonTitle).not.toContain(":");
      expect(lessonTitle).toMatch(/^\p{Lu}/u);
    });

    it.each(examplePrompts[language])(`are lessons of the bank in ${language}: %s`, (text) => {
      const { lessonTitle: title, subject, classLevel: className } = requestOf(text, language);
      expect(findLesson({ title, subject, className, language }).sure).not.toBeNull();
    });
  }
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

describe("a lesson that the bank does not have", () => {
  it.each([
    ["Area of a trapezium", "Mathematics", "P5", /rectangle|perimeter|fence/i],
    ["Newton's law of cooling", "Physics", "S1", /distance ÷ time|speed/i],
    ["Passive voice", "English", "P6", /three verbs/i],
    ["Negative correlation of simultaneous data", "Mathematics", "S2", /eliminat/i],
    ["Cattle dip in soil erosion", "Science and Elementary Technology", "P5", /jerrycan|terrace/i],
    ["Multiplying fractions", "Mathematics", "P5", /chapati|coloured parts|line up the digits/],
  ])("is no other one under its title: %s", (...[lessonTitle, subject, classLevel, other]) => {
    for (let seed = 0; seed < 8; seed += 1) {
      const request = aRebRequest({ lessonTitle, subject, classLevel, unitTitle: "Fractions" });
      const plan = composeReb({ request, background: { unit: null }, seed });
      expect(
        Object.values({ ...plan, lessonTitle: "" })
          .join("\n")
          .replaceAll(lessonTitle, ""),
      ).not.toMatch(other);
    }
  });

  it.each(planLanguages)(
    "names a title without worked content a few times, always as a quotation, in %s",
    (language) => {
      const request = aRebRequest({ language, lessonTitle: "Zzyzx", unitTitle: "Other", keyUnitCompetence: "Other" });
      for (let seed = 0; seed < 12; seed += 1) {
        const plan = composeReb({ request, background: { unit: null }, seed });
        const named = (text: string) => text.split("Zzyzx").length - 1;
        expect(named(plan.developmentTeachingActivities + plan.developmentLearningActivities)).toBe(0);
        expect(named(plan.assessmentMethods)).toBe(1);
        expect(named(plan.learningMaterials)).toBe(0);
        expect(named(plan.crosscuttingIssues)).toBe(0);
        expect(named(plan.introductionTeachingActivities)).toBe(1);
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
