import { describe, expect, it } from "vitest";
import { planLanguages, type PlanLanguage } from "@/lib/core/language";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { requestFromDescription } from "@/lib/plans/kinds/reb/rules";
import { findNeeds } from "@/lib/plans/needs/needs";
import { withRoomApart } from "@/lib/plans/needs/room";
import { readMethods } from "@/lib/plans/text/methods/reading";
import { aRebRequest } from "./requests";

const noted = /Adaptation (?:for|au)|byihariye byavuzwe|hitaji lililotajwa/;

function planOf(specialNeeds: string, language: PlanLanguage = "en") {
  return composeReb({ request: aRebRequest({ language, specialNeeds }), background: { unit: null }, seed: 1 });
}

/** What teachers ask of a lesson, or say of it, beside the needs of their learners. */
const asked: Record<PlanLanguage, readonly string[]> = {
  en: [
    "a dialogue in pairs",
    "group work",
    "in pairs",
    "work in groups of 4",
    "no role play",
    "no shocking pictures",
    "no homework",
    "3 quiz qns",
    "6 qns at the end",
    "double shift so no time after",
    "mixed ability",
    "with exercises on the board",
    "I want them to draw the human eye",
    "Then in pairs they clap",
    "at the end",
    "give group work then individual exercise with answers",
  ],
  fr: [
    "un dialogue en paires",
    "un travail de groupes",
    "en binômes",
    "pas de jeux de rôle",
    "pas d’images choquantes",
    "avec des exercices au tableau",
    "je veux qu’ils dessinent l’œil",
    "insister sur les réponses",
    "au début",
  ],
  rw: ["mu matsinda", "nta mukino", "imyitozo ku kibaho", "bakore mu matsinda y’abantu bane", "mu gusoza isomo"],
  sw: ["kazi ya vikundi", "hakuna maigizo", "mazoezi ubaoni", "wafanye kazi wawili wawili", "mwishoni mwa somo"],
};
const need: Record<PlanLanguage, string> = {
  en: "Mukamana is deaf",
  fr: "un élève sourd",
  rw: "umwe utumva",
  sw: "kiziwi mmoja",
};

describe("what is asked of a lesson", () => {
  const cases = planLanguages.flatMap((language) => asked[language].map((text) => [language, text] as const));

  it.each(cases)("is no learner’s need, in %s: %s", (language, text) => {
    for (const box of [
      text,
      `${text}. ${need[language]}`,
      `${need[language]}, ${text}`,
      `${need[language]}. ${text}.`,
    ]) {
      const expected = box === text ? [] : ["deaf"];
      expect([box, findNeeds(box).learners.map(({ kind }) => kind)]).toEqual([box, expected]);
      const plan = planOf(box, language);
      expect(plan.developmentTeachingActivities).not.toMatch(noted);
      const { specialNeeds, location } = withRoomApart(plan);
      expect([box, location]).toEqual([box, plan.location]);
      expect(specialNeeds.replace(/\.$/, "")).toBe(box === text ? "" : need[language]);
    }
  });

  it.each([
    ["en", "I want a song at the beginning and a story at the end", ["song", "story"]],
    ["en", "a quiz at the end and a story at the beginning", ["quiz", "story"]],
    ["fr", "Je veux une chanson au début et un jeu à la fin", ["song", "game"]],
    ["sw", "Nataka wimbo mwanzoni na mchezo mwishoni", ["song", "game"]],
  ] as const)("has its place behind it as well as before it, in %s: %s", (language, text, kinds) => {
    const isEndFirst = text.startsWith("a quiz");
    const stages = isEndFirst ? ["conclusion", "introduction"] : ["introduction", "conclusion"];
    const read = readMethods(findNeeds(text).methods);
    expect(read.map(({ kind, stage }) => [kind, stage])).toEqual(kinds.map((kind, index) => [kind, stages[index]]));
    const context = {
      classes: ["P4"],
      subjects: ["English", "French", "Kiswahili"],
      defaults: {},
      today: "2026-11-22",
    };
    const request = requestFromDescription(`P4 Nouns, ${need[language]}. ${text}`, { ...context, language });
    expect(findNeeds(request.specialNeeds).learners.map(({ kind }) => kind)).toEqual(["deaf"]);
    expect(readMethods(findNeeds(request.specialNeeds).methods).map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe("a list behind the topic", () => {
  it.each([
    "Physics P4: Archimedes principle, 36 students. Experiment with a stone, water and a beaker.",
    "P4 Chemistry, filtration, our school has no laboratory so use cloth, bottles, sand and salt.",
    "Isomo ry'ikinyarwanda P4 ku isuku, abana 60, nta mazi dufite, dukoresha kandagira ukarabe n'isabune.",
  ])("makes no learner’s need of its things: %s", (text) => {
    const context = { classes: ["P4"], subjects: ["English", "Physics"], defaults: {}, today: "2026-11-22" };
    const { specialNeeds } = requestFromDescription(text, { ...context, language: "en" });
    expect(findNeeds(specialNeeds).learners).toEqual([]);
  });
});

describe("a need", () => {
  it.each([
    ["one girl needs more time in groups", ["other"]],
    ["Keza has trouble with homework", ["other"]],
    ["Keza faints", ["other"]],
    ["some girls are shy", ["other"]],
    ["3 homesick", ["other"]],
    ["learners from poor families, hungry in the morning", ["other", "other"]],
    ["Kayitesi na Mugisha bafite ubumuga bwo kutabona", ["visual"]],
    ["no special needs but one deaf learner", ["deaf"]],
    ["Aucun problème sauf un sourd", ["deaf"]],
    ["none. 2 blind", ["blind"]],
    ["Work slowly with 2 slow learners", ["slow"]],
    ["give the blind boy a seat in front", ["blind"]],
  ] as const)("stays one beside words of lessons: %s", (text, kinds) => {
    expect(findNeeds(text).learners.map(({ kind }) => kind)).toEqual(kinds);
  });

  it.each([
    ["none. use local materials", "use local materials"],
    ["no special needs, work in pairs", "work in pairs"],
    ["Aucun besoin. Travail en groupes de 4", "Travail en groupes de 4"],
    ["nta we. Dukoreshe ibikoresho byo mu gace", "Dukoreshe ibikoresho byo mu gace"],
  ])("that there is none keeps nothing else from being read: %s", (text, wish) => {
    expect(findNeeds(text)).toMatchObject({ learners: [], wishes: [wish] });
  });

  it.each([
    ["P6 Social studies: types of rights, 40 learners, Keza stammers and Mugabo has epilepsy", ["speech", "epilepsy"]],
    ["P6 English, nouns, Keza faints, 40 learners", ["other"]],
    ["P6 English, nouns. Some girls are shy.", ["other"]],
    ["P6 English, nouns. She is deaf.", ["deaf"]],
    ["P6 English, nouns, 2 homesick, 40 learners", ["other"]],
    ["P6 Imibare, imigabane. Uwase arwaye.", ["illness"]],
    ["P6 Hisabati, sehemu. Juma ana kifafa.", ["epilepsy"]],
    ["P6 Maths, les fractions. Aline souffre de vertiges.", ["other"]],
  ] as const)("is read in a sentence by a name or a number: %s", (text, kinds) => {
    const context = { classes: ["P6"], subjects: ["English", "Mathematics"], defaults: {}, today: "2026-11-22" };
    const { specialNeeds } = requestFromDescription(text, { ...context, language: "en" });
    expect(findNeeds(specialNeeds).learners.map(({ kind }) => kind)).toEqual(kinds);
  });
});
