import { describe, expect, it } from "vitest";
import { planLanguages, type PlanLanguage } from "@/lib/core/language";
import { rtbChoices } from "@/lib/plans/kinds/rtb/choices";
import { composeRtb } from "@/lib/plans/kinds/rtb/composer";
import { requestFromDescription } from "@/lib/plans/kinds/rtb/rules";
import { inWordsOfTrades } from "@/lib/plans/safety/calm";
import { methodPhrases } from "@/lib/plans/text/methods/phrases";

function requestOf(description: string, language: PlanLanguage = "en") {
  return requestFromDescription({ description, language, defaults: {}, today: "2026-11-22" });
}

function planOf(description: string, language: PlanLanguage = "en", change: object = {}) {
  const request = { ...requestOf(description, language), ...change };
  return composeRtb({ request, background: { module: null, sheet: rtbChoices.known(request) }, seed: 1 });
}

const typed: Record<PlanLanguage, string> = {
  en: "24 trainees, 120 minutes, start with a story, role play with guests, end with a quiz, one trainee with epilepsy",
  fr: "24 apprenants, 120 minutes, commencer par une histoire, jeu de rôle, terminer par un quiz, un apprenant épileptique",
  rw: "abanyeshuri 24, iminota 120, tangira n'inkuru, ikinamico, usoze n'akabazo, umunyeshuri umwe ufite igicuri",
  sw: "wanafunzi 24, dakika 120, anza na hadithi, maigizo, malizia kwa chemsha bongo, mwanafunzi mmoja mwenye kifafa",
};

describe("what a trainer wishes of the way of training", () => {
  it.each(planLanguages)("is read from a sentence and carried out beside the work, in %s", (language) => {
    const request = requestOf(`Making an omelette, ${typed[language]}`, language);
    expect(request).toMatchObject({ topicOfSession: "Making an omelette", classSize: 24, duration: 120 });
    const plan = planOf(`Making an omelette, ${typed[language]}`, language);
    const { acts, atWork } = inWordsOfTrades(methodPhrases[language], language);
    expect(plan.introductionTrainerActivity).toContain(acts.story.introduction?.teacher);
    expect(plan.introductionLearnerActivity).toContain(acts.story.introduction?.learners);
    expect(plan.step2TrainerActivity).toContain(atWork.rolePlay?.teacher);
    expect(plan.assessment).toContain(atWork.quiz?.teacher);
    expect(plan.step1TrainerActivity).toMatch(/seizure|crise|igicuri|degedege/);
  });

  it.each([
    ["en", "Making an omelette, 24 trainees, an experiment with eggs"],
    ["fr", "Faire une omelette, 24 apprenants, une expérience avec des œufs"],
    ["rw", "Guteka umureti, abanyeshuri 24, igerageza"],
    ["sw", "Kupika kimanda, wanafunzi 24, kufanya jaribio"],
  ] as const)("is told whole where trainees try out in groups, in %s", (language, description) => {
    const plan = planOf(description, language, { facilitationTechniques: description.split(", ").at(-1) });
    const said =
      inWordsOfTrades(methodPhrases[language], language).acts.experiment.development.teacher.split("{")[0] ?? "";
    const texts = Object.values(plan).join("\n");
    expect(texts).toContain(said.trim());
    expect(texts).not.toMatch(/\{\w+\}/);
  });

  it("is played before the work where machines run", () => {
    const asked = { trade: "Automobile Technology", facilitationTechniques: "role play" };
    const plan = planOf("Bleeding hydraulic brakes", "en", asked);
    expect(plan.step1TrainerActivity).toContain("role play");
    expect(plan.step2TrainerActivity).not.toContain("role play");
  });

  it("is not read from the techniques that a plan names itself", () => {
    const plan = planOf("Making an omelette");
    const again = planOf("Making an omelette", "en", { facilitationTechniques: plan.facilitationTechniques });
    expect(again.step1TrainerActivity).toBe(plan.step1TrainerActivity);
    expect(again.assessment).toBe(plan.assessment);
  });

  it.each(planLanguages)("is left out on a sensitive topic, in %s", (language) => {
    const plan = planOf(`HIV prevention for hairdressers, ${typed[language]}`, language);
    expect(plan.introductionTrainerActivity).toContain(methodPhrases[language].declined.split("{names}")[0]);
    expect(JSON.stringify(plan)).not.toContain(methodPhrases[language].atWork.rolePlay?.teacher.slice(20, 60));
  });
});
