import { describe, expect, it } from "vitest";
import { planLanguages } from "@/lib/core/language";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { phraseBanks } from "@/lib/plans/kinds/reb/composer/banks";
import { needKinds, roomConditions, type NeedKind } from "@/lib/plans/needs/constants";
import { readDescription } from "@/lib/plans/kinds/reb/description/description";
import { findNeeds, needKindsIn } from "@/lib/plans/needs/needs";
import { searchable } from "@/lib/plans/text/wording";
import { aRebRequest } from "./requests";

const said: [string, NeedKind, number | null][] = [
  ["two with low vision", "lowVision", 2],
  ["3 apprenants malentendants", "hardOfHearing", 3],
  ["babiri bafite ubumuga bwo kutabona", "visual", 2],
  ["1 blind", "blind", 1],
  ["umwana wa 1 w’impumyi", "blind", 1],
  ["un aveugle", "blind", 1],
  ["1 trauma", "trauma", 1],
  ["umwe ufite ihungabana", "trauma", 1],
  ["mmoja mwenye kiwewe", "trauma", 1],
  ["1 deaf-blind", "deafBlind", 1],
  ["2 deaf and blind", "deafBlind", 2],
  ["un sourd-aveugle", "deafBlind", 1],
  ["umwe utumva no kutabona", "deafBlind", 1],
  ["1 epileptic", "epilepsy", 1],
  ["umwe urwaye igicuri", "epilepsy", 1],
  ["wawili wenye kifafa", "epilepsy", 2],
  ["2 albinos", "albinism", 2],
  ["1 HIV positive", "illness", 1],
  ["un enfant asthmatique", "illness", 1],
  ["1 pregnant girl", "pregnancy", 1],
  ["3 refugees", "language", 3],
  ["2 ADHD", "attention", 2],
  ["1 dyslexic", "dyslexia", 1],
  ["1 with Down syndrome", "intellectual", 1],
  ["umwe ufite ubumuga bw’ingingo", "physical", 1],
  ["wanafunzi wawili wenye ualbino", "albinism", 2],
  ["1 learner in a wheelchair", "wheelchair", 1],
  ["un élève autiste", "autism", 1],
  ["slow learners", "slow", null],
  ["4 gifted learners", "gifted", 4],
  ["un apprenant qui bégaie", "speech", 1],
  ["mmoja mwenye usonji", "autism", 1],
  ["2 learners with epilepsy", "epilepsy", 2],
  ["umwana umwe utumva neza", "hardOfHearing", 1],
  ["abana 2 batumva", "deaf", 2],
  ["umunyeshuri utabona", "blind", 1],
  ["batatu batabona neza", "lowVision", 3],
  ["umwe ntabona neza", "lowVision", 1],
  ["babiri ntibabona neza", "lowVision", 2],
  ["umwana umwe abona nabi", "lowVision", 1],
  ["batatu ntibumva", "deaf", 3],
  ["umwe ntavuga", "speech", 1],
  ["umwana umwe ufite ubumuga bwo kutavuga", "speech", 1],
  ["umwe ugendera mu kagare", "wheelchair", 1],
  ["umwana wa nyamweru", "albinism", 1],
  ["mwanafunzi mmoja haoni vizuri", "lowVision", 1],
  ["mwanafunzi asiyesikia", "deaf", 1],
  ["wanafunzi wawili wasioona", "blind", 2],
  ["kiziwi mmoja", "deaf", 1],
  ["mlemavu wa viungo mmoja", "physical", 1],
  ["a learner who cannot hear well", "hardOfHearing", 1],
  ["un élève qui n’entend pas bien", "hardOfHearing", 1],
  ["deux enfants qui voient mal", "lowVision", 2],
];

describe("special needs", () => {
  it.each(said)("reads %s", (text, kind, count) => {
    expect(findNeeds(text)).toMatchObject({ learners: [{ kind, count }], room: [] });
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
    const { learners } = findNeeds("2 learners with low vision and 1 deaf learner; 3 slow learners 1 blind");
    expect(learners.map(({ kind, count }) => [kind, count])).toEqual([
      ["lowVision", 2],
      ["deaf", 1],
      ["slow", 3],
      ["blind", 1],
    ]);
  });

  it.each([
    ["2 epilectic", "epilepsy"],
    ["albinisim: 1", "albinism"],
    ["1 trama", "trauma"],
    ["handicapp moteur", "physical"],
    ["1 wheelchiar", "wheelchair"],
    ["dislexique", "dyslexia"],
    ["umwe ufite otisme", "autism"],
  ])("understands %s although it is misspelt", (text, kind) => {
    expect(findNeeds(text).learners).toMatchObject([{ kind }]);
  });

  it("adds up what is said of one kind in two places", () => {
    expect(findNeeds("2 blind boys, 1 blind girl").learners).toMatchObject([{ kind: "blind", count: 3 }]);
  });

  it("quotes each need that it does not know", () => {
    const { learners } = findNeeds("1 blind, 1 vertigo, two with stomach trouble, 3 homesick");
    expect(learners.map(({ kind, words }) => (kind === "other" ? words : kind))).toEqual([
      "blind",
      "1 vertigo",
      "two with stomach trouble",
      "3 homesick",
    ]);
  });

  it("quotes what is unknown to the last word, however much it is", () => {
    const typed = Array.from({ length: 30 }, (_, index) => `vertigo${index}`);
    const { learners } = findNeeds(typed.join(", "));
    expect(learners.length).toBeLessThan(12);
    expect(learners.map(({ words }) => words).join(", ")).toContain("vertigo9, vertigo10");
  });

  it.each([
    ["no electricity", ["electricity"], 0],
    ["2 blind, nta mashanyarazi", ["electricity"], 1],
    ["classe surchargée; 1 sourd", ["crowded"], 1],
    ["hakuna vitabu na umeme haupo", ["books", "electricity"], 0],
  ])("takes %s for a condition of the room", (text, room, count) => {
    const found = findNeeds(text);
    expect([found.room, found.learners.length]).toEqual([room, count]);
  });

  it.each(["", "None", "aucun", "Nta we", "Hakuna", "-", "0", "N/A"])("knows that %s is no need", (text) => {
    expect(findNeeds(text)).toEqual({ learners: [], room: [], rules: [], pace: [], wishes: [], methods: [] });
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
        // What the class reads or sees names nobody who lives with trauma or an illness, or is to be a mother.
        const isNamed = !["trauma", "illness", "pregnancy"].includes(kind);
        expect(plan.developmentLearningActivities.toLowerCase().includes(who.toLowerCase())).toBe(isNamed);
        expect(plan.learningMaterials.includes(who)).toBe(isNamed);
        if (kind === "other") expect(plan.developmentTeachingActivities).toContain(text);
      }
  });

  it("keeps the adaptation in the shortest lesson", () => {
    const specialNeeds = "blind, deaf, low vision, epilepsy, trauma, gifted, vertigo";
    const request = aRebRequest({ totalDuration: 3, specialNeeds });
    const plan = composeReb({ request, background: { unit: null }, seed: 1 });
    expect(plan.developmentTeachingActivities).toContain("Adaptation: seat learners with low vision");
    expect(plan.developmentTeachingActivities).toContain("vertigo");
  });

  it("recognises its own adaptation of each need in each language", () => {
    for (const language of planLanguages)
      for (const kind of needKinds.filter((name) => name !== "other")) {
        const { one, many, some } = phraseBanks[language].needs[kind];
        for (const who of [one, many, some])
          expect([language, kind, needKindsIn(searchable(who)).includes(kind)]).toEqual([language, kind, true]);
      }
  });

  it("tells in a plan what is done about the room", () => {
    for (const language of planLanguages)
      for (const condition of roomConditions) {
        const specialNeeds = { electricity: "no electricity", crowded: "overcrowded", books: "no textbooks" }[
          condition
        ];
        const plan = composeReb({
          request: aRebRequest({ language, specialNeeds }),
          background: { unit: null },
          seed: 1,
        });
        const phrases = phraseBanks[language].conditions[condition];
        expect(plan.developmentTeachingActivities).toContain(phrases.teacher);
        expect(plan.learningMaterials).toContain(phrases.material);
      }
  });

  it("tells what to do in a seizure", () => {
    const request = aRebRequest({ language: "en", specialNeeds: "1 epileptic" });
    const plan = composeReb({ request, background: { unit: null }, seed: 1 });
    expect(plan.developmentTeachingActivities).toMatch(/nothing in the mouth.*over 5 minutes.*call the health centre/);
  });

  it("says nothing of an illness by its name", () => {
    const request = aRebRequest({ language: "en", specialNeeds: "1 HIV" });
    const plan = composeReb({ request, background: { unit: null }, seed: 1 });
    expect(plan.developmentTeachingActivities).not.toMatch(/hiv/i);
    expect(plan.developmentTeachingActivities).toContain("the learner with a long-term illness");
  });
});
