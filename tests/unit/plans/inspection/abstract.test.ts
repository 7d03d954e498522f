import { describe, expect, it } from "vitest";
import { readContent } from "@/lib/plans/kinds/reb/inspection/content";
import { isAbstract } from "@/lib/plans/inspection/content/abstract";
import type { PlanLanguage } from "@/lib/core/language";
import { starchPlan } from "@/tests/support/starch-plan";

const plan = starchPlan();

/** A lesson whose every part says the same. */
function isEmpty(language: PlanLanguage, said: string): boolean {
  const text = Array<string>(6).fill(said).join(" ");
  const content = {
    ...plan,
    language,
    instructionalObjectives: said,
    introductionTeachingActivities: said,
    introductionLearningActivities: said,
    developmentTeachingActivities: text,
    developmentLearningActivities: text,
    conclusionTeachingActivities: said,
    conclusionLearningActivities: said,
    assessmentMethods: said,
    notesSummary: said,
    notesExercises: "",
    notesAnswers: "",
  };
  return isAbstract(readContent(content, { unit: null }));
}

describe("a lesson of notions alone", () => {
  it.each<[PlanLanguage, string]>([
    ["en", "Learners embody the dynamic of the concept and let its coherence resonate in the horizon of meaning."],
    ["fr", "La démarche déploie la dynamique du sens et articule la cohérence des repères dans une perspective."],
    ["rw", "Imitekerereze ifata icyerekezo cy'imyumvire, urumuri rw'ubumenyi rukaba umusingi w'iterambere."],
    ["sw", "Dhana ya uelewa inajenga mwelekeo wa fikra na mtiririko wa maarifa katika muktadha wa mtazamo."],
  ])("is found in %s", (language, said) => {
    expect(isEmpty(language, said)).toBe(true);
  });

  it.each<[PlanLanguage, string]>([
    ["en", "Groups put a drop of iodine on potato, oil and sugar, write the colour and say which food has starch."],
    ["fr", "Les groupes pèsent trois tomates, notent la masse et comparent le prix au marché de Kimironko."],
    ["rw", "Abana babara imbuto eshanu, bazigabanya mu matsinda abiri bakandika igisubizo ku kibaho."],
    ["sw", "Wanafunzi wanapima maji kwa kikombe, wanaandika vipimo na kulinganisha na ndoo ya lita tano."],
  ])("is not what tells of things, in %s", (language, said) => {
    expect(isEmpty(language, said)).toBe(false);
  });
});
