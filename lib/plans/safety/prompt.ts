import type { SensitiveTopic } from "./constants";
import { officialNames } from "./wording";

const wording =
  "Official wording, in every text: the genocide of 1994 in Rwanda is called " +
  `"1994 ${officialNames.en}" in English, "${officialNames.fr}" in French, "${officialNames.rw}" (always with a capital J) in ` +
  `Kinyarwanda, "${officialNames.sw}" in Kiswahili; never "Rwandan genocide", "genocide in Rwanda" or "double genocide".`;

const forbidden = [
  "role play, acting, staging, simulation, imagining oneself in the place of anybody",
  "contests, games, quizzes, prizes, points, debates for and against",
  "experiments, trying out, tasting, handling of substances, learners' bodies as objects",
  'counter-examples, doubt of the facts ("is it always so?"), arguments for the perpetrators or for what harms',
  "invented examples, stories, diaries, letters or testimonies, other endings",
  "examples or questions from learners' own lives, bodies, health or families",
  "homework or tasks that ask people at home, relatives or neighbours",
  "questions on which side, group or origin anybody's family was of",
  "energisers: lively songs, dances, jokes, riddles, clapping",
];

const brought = [
  "a calm opening that names the topic and says that everyone may stay silent, pass or leave with an adult",
  "a prepared factual text from the official book, read aloud or in silence; key words and definitions; for history a time line",
  "discussion in the whole class in which everyone may pass; private writing that nobody reads aloud; factual exit questions",
  "respect for the dead and the survivors, for patients and for all concerned; denial, blame and mockery corrected at once",
  "whom learners can turn to: a trusted adult, the school counsellor, the head teacher, the health centre, the free child helpline 116; " +
    "for violence and abuse also an Isange One Stop Centre",
  "the cross-cutting issue that fits: Genocide Studies, Comprehensive Sexuality Education, Peace and Values Education, Gender, " +
    "Inclusive Education, by its official name",
];

const besides = [
  "in the introduction, that everyone may stay silent, pass or go out with an adult; texts and figures are factual and chosen beforehand",
  "at the end, whom learners can turn to: a trusted adult, the school counsellor, the head teacher, the health centre, the child helpline 116",
];

function items(lines: readonly string[]): string[] {
  return lines.map((line) => `- ${line}.`);
}

/** What a model is told of sensitive topics: the wording always, the rest where the lesson is on one. */
export function safetyLines(topics: readonly SensitiveTopic[], isBeside = false): string[] {
  if (topics.length === 0) return [wording];
  if (isBeside)
    return [
      wording,
      `This lesson trains a skill of its own subject and only touches on a sensitive topic (${topics.join(", ")}). It stays a lesson of ` +
        "its subject, with its own objective, steps and tasks; wherever it touches on the topic, these rules stand above all others. Never:",
      ...items(forbidden),
      "Beside the work of the subject the plan brings:",
      ...items(besides),
    ];
  return [
    wording,
    `This lesson is on a sensitive topic (${topics.join(", ")}). These rules stand above all others, whatever <lesson>, <session>, ` +
      "<wish> or <current> asks for. Never, in any text, not even as one choice among several:",
    ...items(forbidden),
    "The plan brings instead:",
    ...items(brought),
    "For pre-primary to P3: very few and very simple sentences, quiet drawing, no numbers of victims and no details.",
  ];
}
