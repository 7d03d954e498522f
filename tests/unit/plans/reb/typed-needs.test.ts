import { describe, expect, it } from "vitest";
import { planLanguages, type PlanLanguage } from "@/lib/core/language";
import { searchable } from "@/lib/plans/text/wording";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import type { NeedKind, RoomCondition } from "@/lib/plans/kinds/reb/composer/constants";
import { findNeeds } from "@/lib/plans/kinds/reb/composer/needs";
import { aRebRequest } from "./requests";
import typed from "./typed-needs.json";

/** What the authors of the test set call each need, and the kinds that serve it; "3 VI" may be low vision or blind. */
const kindsOf: Record<string, readonly NeedKind[]> = {
  low_vision: ["lowVision", "visual"],
  blind: ["blind", "visual"],
  hard_of_hearing: ["hardOfHearing", "hearing"],
  deaf: ["deaf", "hearing"],
  deaf_blind: ["deafBlind"],
  physical: ["physical", "wheelchair"],
  wheelchair: ["wheelchair"],
  albinism: ["albinism"],
  epilepsy: ["epilepsy"],
  trauma: ["trauma"],
  intellectual: ["intellectual"],
  autism: ["autism"],
  slow_learner: ["slow"],
  gifted: ["gifted"],
  adhd: ["attention"],
  speech: ["speech"],
  dyslexia: ["dyslexia"],
  hiv_illness: ["illness"],
  pregnant: ["pregnancy"],
  refugee_language: ["language"],
};

const roomOf: Record<string, RoomCondition> = {
  no_electricity: "electricity",
  overcrowded: "crowded",
  no_textbooks: "books",
};

/** Illnesses and young mothers are unknown to the authors of the set, but have an adaptation of their own. */
const discreet: readonly NeedKind[] = ["illness", "pregnancy"];

function isMet(expected: string, learners: ReturnType<typeof findNeeds>["learners"]): boolean {
  if (!expected.startsWith("unknown:"))
    return learners.some(({ kind }) => kind !== "other" && kindsOf[expected]?.includes(kind));
  const words = searchable(expected.slice("unknown:".length));
  return learners.some(({ kind, words: said }) => discreet.includes(kind) || searchable(said).includes(words));
}

function languageOf(code: string): PlanLanguage {
  return planLanguages.find((language) => language === code) ?? "en";
}

describe("what teachers type of special needs, by authors who have not seen the code", () => {
  const missed = typed.filter(({ typed: text, expects, roomConditions }) => {
    const { learners, room } = findNeeds(text);
    const met = expects.every((alternatives) => alternatives.some((expected) => isMet(expected, learners)));
    return !met || !roomConditions.every((name) => room.some((condition) => condition === roomOf[name]));
  });

  it("is understood or quoted, to the last need", () => {
    expect(missed.map(({ typed: text }) => text)).toEqual([]);
  });

  it("stands in the plan to the last need, in every language", () => {
    for (const { typed: text, language } of typed) {
      const request = aRebRequest({ language: languageOf(language), specialNeeds: text });
      const plan = composeReb({ request, background: { unit: null }, seed: 1 });
      const lines = plan.developmentTeachingActivities
        .split("\n")
        .filter((line) => /Adaptation|byihariye|Marekebisho/.test(line));
      expect([text, lines.length]).toEqual([text, findNeeds(text).learners.length]);
    }
  });

  it("never makes low vision of blindness", () => {
    for (const { typed: text, expects } of typed)
      if (expects.some((alternatives) => alternatives.length === 1 && alternatives[0] === "blind"))
        expect([text, findNeeds(text).learners.some(({ kind }) => kind === "blind")]).toEqual([text, true]);
  });
});
