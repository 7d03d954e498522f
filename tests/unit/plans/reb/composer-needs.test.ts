import { describe, expect, it } from "vitest";
import { planLanguages } from "@/lib/core/language";
import { composeReb } from "@/lib/plans/reb/composer";
import { phraseBanks } from "@/lib/plans/reb/composer/banks";
import { needKinds, type NeedKind } from "@/lib/plans/reb/composer/constants";
import { findNeeds } from "@/lib/plans/reb/composer/needs";
import { aRebRequest } from "./requests";

const said: [string, NeedKind, number | null][] = [
  ["two with low vision", "visual", 2],
  ["3 apprenants malentendants", "hearing", 3],
  ["babiri bafite ubumuga bwo kutabona", "visual", 2],
  ["umwe ufite ubumuga bw’ingingo", "physical", 1],
  ["wanafunzi wawili wenye ualbino", "albinism", 2],
  ["1 learner in a wheelchair", "physical", 1],
  ["un élève autiste", "autism", 1],
  ["slow learners", "slow", null],
  ["4 gifted learners", "gifted", 4],
  ["un apprenant qui bégaie", "speech", 1],
  ["mmoja mwenye usonji", "autism", 1],
  ["2 learners with epilepsy", "other", 2],
];

describe("special needs", () => {
  it.each(said)("reads %s", (text, kind, count) => {
    expect(findNeeds(text)).toMatchObject([{ kind, count }]);
  });

  it("reads several needs", () => {
    const needs = findNeeds("2 learners with low vision and 1 deaf learner; 3 slow learners");
    expect(needs.map(({ kind, count }) => [kind, count])).toEqual([
      ["visual", 2],
      ["hearing", 1],
      ["slow", 3],
    ]);
  });

  it.each(["", "None", "aucun", "Nta we", "Hakuna", "-", "0", "N/A"])("knows that %s is no need", (text) => {
    expect(findNeeds(text)).toEqual([]);
  });

  it("puts a named adaptation with its number into a step, in both columns and the materials", () => {
    for (const language of planLanguages)
      for (const [text, kind, count] of said) {
        const request = aRebRequest({ language, specialNeeds: text, totalDuration: 40 });
        const plan = composeReb({ request, background: { unit: null }, seed: 3 });
        const phrases = phraseBanks[language].needs[kind];
        const form = count === null ? phrases.some : count === 1 ? phrases.one : phrases.many;
        const who = form.replace("{n}", String(count));
        expect(plan.developmentTeachingActivities).toContain(who);
        expect(plan.developmentLearningActivities.toLowerCase()).toContain(who.toLowerCase());
        expect(plan.learningMaterials).toContain(who);
        if (kind === "other") expect(plan.developmentTeachingActivities).toContain(text);
      }
  });

  it("keeps the adaptation in the shortest lesson", () => {
    const specialNeeds = needKinds.join(", ");
    const request = aRebRequest({ totalDuration: 3, specialNeeds });
    const plan = composeReb({ request, background: { unit: null }, seed: 1 });
    expect(plan.developmentTeachingActivities).toContain("Adaptation: seat learners with low vision");
  });
});
