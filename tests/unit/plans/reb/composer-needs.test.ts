import { describe, expect, it } from "vitest";
import { planLanguages } from "@/lib/core/language";
import { composeReb } from "@/lib/plans/reb/composer";
import { phraseBanks } from "@/lib/plans/reb/composer/banks";
import { needKinds, type NeedKind } from "@/lib/plans/reb/composer/constants";
import { readDescription } from "@/lib/plans/reb/composer/description";
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
  ["umwana umwe utumva neza", "hearing", 1],
  ["abana 2 batumva", "hearing", 2],
  ["umunyeshuri utabona", "visual", 1],
  ["batatu batabona neza", "visual", 3],
  ["umwe ntabona neza", "visual", 1],
  ["babiri ntibabona neza", "visual", 2],
  ["umwana umwe abona nabi", "visual", 1],
  ["batatu ntibumva", "hearing", 3],
  ["umwe ntavuga", "speech", 1],
  ["umwana umwe ufite ubumuga bwo kutavuga", "speech", 1],
  ["umwe ugendera mu kagare", "physical", 1],
  ["umwana wa nyamweru", "albinism", 1],
  ["mwanafunzi mmoja haoni vizuri", "visual", 1],
  ["mwanafunzi asiyesikia", "hearing", 1],
  ["wanafunzi wawili wasioona", "visual", 2],
  ["kiziwi mmoja", "hearing", 1],
  ["mlemavu wa viungo mmoja", "physical", 1],
  ["a learner who cannot hear well", "hearing", 1],
  ["un élève qui n’entend pas bien", "hearing", 1],
  ["deux enfants qui voient mal", "visual", 2],
];

describe("special needs", () => {
  it.each(said)("reads %s", (text, kind, count) => {
    expect(findNeeds(text)).toMatchObject([{ kind, count }]);
  });

  it.each(said)("finds %s in a description and keeps it out of the title", (text) => {
    const described = readDescription(`P4 fractions, 40 minutes, ${text}`);
    expect([described.specialNeeds, described.title]).toEqual([text, "Fractions"]);
  });

  it.each([
    "Physical education: running P5",
    "P4 umupira w’amaguru",
    "S2 physical quantities",
    "P6 the human eye",
    "Gusoma no kumva umwandiko P3",
    "P5 environmental protection",
    "Reported speech S2",
  ])("does not take the lesson %s for a need", (text) => {
    expect(readDescription(text).specialNeeds).toBe("");
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
