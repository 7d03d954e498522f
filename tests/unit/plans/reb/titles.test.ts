import { describe, expect, it } from "vitest";
import type { PlanLanguage } from "@/lib/core/language";
import { requestFromDescription } from "@/lib/plans/kinds/reb/rules";

const subjects = [
  ...["Kinyarwanda", "English", "French", "Kiswahili", "Mathematics", "Physics", "Science and Elementary Technology"],
  ...["Social and Religious Studies", "Geography and Environment", "Biology and Health Sciences"],
];
const classes = ["P1", "P2", "P3", "P4", "P5", "P6", "S1", "S2", "S3", "S4", "S5"];

function read(description: string, language: PlanLanguage) {
  const context = { language, classes, subjects, defaults: {}, today: "2026-11-22" };
  const { lessonTitle, classLevel } = requestFromDescription(description, context);
  return [lessonTitle, classLevel];
}

describe("a sentence that asks for a lesson", () => {
  it.each([
    ["en", "quadratic equations to my senior five learners, 80 minutes", "Quadratic equations", "S5"],
    ["en", "I teach S1, help me prepare a lesson on types of rainfall", "Types of rainfall", "S1"],
    ["en", "help me teach photosynthesis to S1", "Photosynthesis", "S1"],
    ["en", "I want my P2 class to learn prepositions in, on and under", "Prepositions in, on and under", "P2"],
    ["en", "Can you help me prepare a lesson on electric magnets for P6 learners", "Electric magnets", "P6"],
    ["en", "I want to teach Geography S1 about latitude and longitude", "Latitude and longitude", "S1"],
    ["en", "i need a lesson plan for english p4 comparative adjectives", "Comparative adjectives", "P4"],
    ["en", "Puberty changes lesson for primary 6, Science", "Puberty changes", "P6"],
    ["en", "Make me a lesson plan about the water cycle for my P5 class", "Water cycle", "P5"],
    [
      "en",
      "Hello I am a P3 teacher at GS Kimironko and I need help with a lesson about living things",
      "Living things",
      "P3",
    ],
    ["en", "My name is Uwase and I teach P6. I teach the rights of the child", "Rights of the child", "P6"],
    ["en", "I am teaching S3 learners about floating and sinking", "Floating and sinking", "S3"],
    ["fr", "Je voudrais que mes élèves de P5 apprennent à comparer les fractions", "Comparer les fractions", "P5"],
    [
      "fr",
      "Je suis enseignante en P4. J'ai besoin d'une fiche de préparation sur les nombres décimaux",
      "Nombres décimaux",
      "P4",
    ],
    ["fr", "Pouvez-vous m'aider à préparer une leçon sur le cycle de l'eau pour la P5", "Cycle de l'eau", "P5"],
    ["rw", "Ndi umwarimu w'ikinyarwanda. Mumfashe gutegura isomo ku turemajambo tw'izina", "Uturemajambo tw'izina", ""],
    ["rw", "Ndashaka kwigisha imigabane mu wa kane", "Imigabane", "P4"],
    ["rw", "Ndashaka isomo ry'imibare ryo mu wa gatatu ku migabane", "Imigabane", "P3"],
    ["rw", "Ikinyarwanda mu wa kane, ibisakuzo", "Ibisakuzo", "P4"],
    ["sw", "Ningependa wanafunzi wangu wa P5 wajifunze sehemu sawa", "Sehemu sawa", "P5"],
    ["sw", "Naomba andalio la somo la Kiswahili S1 kuhusu salamu na maamkizi", "Salamu na maamkizi", "S1"],
    ["sw", "Hisabati darasa la nne, sehemu sawa", "Sehemu sawa", "P4"],
  ] as const)("in %s gives its topic alone for the title: %s", (...[language, text, title, level]) => {
    expect(read(text, language)).toEqual([title, level]);
  });

  it.each([
    ["en", "Social studies road safety", "Road safety"],
    ["en", "P3 social and religious studies: road safety", "Road safety"],
    ["sw", "kiswahili S2 wakati uliopita", "Wakati uliopita"],
    ["rw", "Iyobokamana P4: amasengesho", "Amasengesho"],
  ] as const)("in %s has its subject in a field of its own: %s", (language, text, title) => {
    expect(read(text, language)[0]).toBe(title);
  });

  it.each([
    ["P1 English: I can swim", "I can swim"],
    ["P1 English: my family 👪❤️, 40 learners", "My family"],
    ["P4 maths 🍕 comparing fractions", "Comparing fractions"],
    ["P2 English: My family", "My family"],
    ["S1 English: how to learn new words", "How to learn new words"],
    ["Lessons from the past, S3", "Lessons from the past"],
    ["Teaching methods, Year 1 TTC", "Teaching methods"],
    ["Social studies in Rwanda, P6", "Social studies in Rwanda"],
  ])("leaves a topic that only begins like one: %s", (text, title) => {
    expect(read(text, "en")[0]).toBe(title);
  });
});

describe("the commas of a title", () => {
  it.each([
    ["en", "S2 Mathematics: Mean, mode and median, 40 minutes, 45 learners", "Mean, mode and median"],
    ["en", "P4 Mathematics: reading numbers up to 100,000, 40 learners", "Reading numbers up to 100,000"],
    ["en", "P2 English, prepositions in, on and under, 45 learners, two deaf", "Prepositions in, on and under"],
    [
      "en",
      "P5 English, nouns, verbs, adjectives and adverbs, a song and a quiz",
      "Nouns, verbs, adjectives and adverbs",
    ],
    ["fr", "P5 sciences : solides, liquides et gaz, 45 élèves", "Solides, liquides et gaz"],
    ["rw", "P4 Ikinyarwanda, izina, inshinga n'ikinyazina, abanyeshuri 45", "Izina, inshinga n'ikinyazina"],
    ["sw", "S1 Kiswahili, nomino, vitenzi na vivumishi, wanafunzi 45", "Nomino, vitenzi na vivumishi"],
  ] as const)("stay in it, in %s: %s", (language, text, title) => {
    expect(read(text, language)[0]).toBe(title);
  });

  it.each([
    ["P4 maths, fractions and decimals, 40 learners", "Fractions and decimals"],
    ["Photosynthesis S2, gender and environment, 40 learners", "Photosynthesis"],
    ["P4 fractions, one deaf and one blind", "Fractions"],
    ["P4 English: nouns, a song and a quiz", "Nouns"],
    ["P4 English: nouns, Monday and Tuesday", "Nouns"],
  ])("part it from what stands beside it: %s", (text, title) => {
    expect(read(text, "en")[0]).toBe(title);
  });
});
