import { mapNames } from "@/lib/core/names";
import type { Lesson as BankLesson } from "@/lib/bank/schema";
import { planLanguages, type PlanLanguage } from "@/lib/core/language";
import { searchable } from "../../../../text/wording";
import { fewestAnswerWords, levelPoints, servingPoints } from "./constants";
import acts from "./acts.json" with { type: "json" };
import { isMaking } from "./making";
import { askedParts, hasSign, objectiveParts, stemsOf } from "./objective-parts";

type Exercise = BankLesson["exercises"][number];

/** How far a question exercises what the objective says: its act, and the words and signs that both have. */
export type ServedObjective = {
  /** The acts of the objective that the question asks for. */
  acts: ReadonlySet<string>;
  /** What of the objective's own words the question or its answer speaks of. */
  words: ReadonlySet<string>;
  /** The things of the objective that it asks about ("causes", "types", "effects"). */
  parts: ReadonlySet<string>;
  /** What of the lesson's title it asks about. */
  title: ReadonlySet<string>;
  /** Whether the learner does what the objective says, and does not only recall a word about it. */
  isKey: boolean;
  /** A sum beside the topic: a number is wanted where the objective wants none. */
  isBeside: boolean;
  worth: number;
};

type ObjectiveAct = { name: string; verbs: RegExp; asks: RegExp };

const actsOf: Record<PlanLanguage, readonly ObjectiveAct[]> = mapNames(planLanguages, read);

function read(language: PlanLanguage): ObjectiveAct[] {
  return acts[language].map(({ name, verbs, asks }) => ({
    name,
    verbs: new RegExp(`(?:^|[, ])(?:${verbs})\\b`),
    asks: new RegExp(asks),
  }));
}

/** What the objective asks of learners: its verb, and each verb that its content adds ("..., and classify levers"). */
function actsAsked({ objective, language }: BankLesson): ObjectiveAct[] {
  const added = searchable(objective.content).match(/\b(?:and|then|et|no|na|kandi)\s+\w+(?:\s+\w+)?/g) ?? [];
  const said = [searchable(objective.verb), ...added.map((words) => words.replace(/^\w+\s/, ""))];
  return actsOf[language].filter(({ verbs }) => said.some((words) => verbs.test(words)));
}

function isReckoned({ a }: Pick<Exercise, "a">): boolean {
  return /^\W*\d|\d\s*[=≈]|=\s*[-−]?\d/.test(a.trim());
}

/** Lessons in which a number may be asked for: what they say of themselves. */
const reckoned =
  /mathematics|numeracy|percent|comput|calculat|\bmeans?\b|\brates?\b|%|measured|measurement|reckon|\bcosts?\b|price|interest/;

function asksFor({ name, asks }: ObjectiveAct, exercise: Exercise): boolean {
  if (name === "reckon") return isReckoned(exercise) || asks.test(searchable(exercise.q));
  return asks.test(searchable(exercise.q));
}

function sharedBy(own: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  return [...own].filter((stem) => other.has(stem));
}

/** Whether a lesson may ask for numbers: its objective is to reckon, or it says so of itself. */
export function wantsNumbers(entry: BankLesson): boolean {
  const { objective, subject } = entry;
  const { content, condition, standard } = objective;
  return (
    actsAsked(entry).some(({ name }) => name === "reckon") ||
    reckoned.test(searchable(`${subject} ${content} ${condition} ${standard}`))
  );
}

/** A question that asks for a number where the lesson wants none. */
export function isSumBeside(entry: BankLesson, question: Pick<Exercise, "a">): boolean {
  return isReckoned(question) && !wantsNumbers(entry);
}

/** What a lesson teaches in class before its questions are asked. */
function taughtIn({ worked, discovery, board, readings, definitions, misconceptions, sensitive }: BankLesson): string {
  const ideas = sensitive ? misconceptions : misconceptions.slice(0, 1);
  return [
    ...worked.flatMap(({ problem, steps, answer = "" }) => [problem, ...steps, answer]),
    ...[discovery.task, discovery.expected, board],
    ...readings.map(({ text }) => text),
    ...definitions.map(({ term, meaning }) => `${term} ${meaning}`),
    ...ideas.map(({ ask, answer }) => `${ask} ${answer}`),
  ].join(" ");
}

/** What of an answer was said in class, of 1; an answer in numbers is found by what was shown. */
function taughtShare({ q, a }: Pick<Exercise, "q" | "a">, taught: ReadonlySet<string>): number {
  const asked = stemsOf(q);
  const own = [...stemsOf(a)].filter((stem) => !asked.has(stem));
  return own.length < fewestAnswerWords ? 1 : own.filter((stem) => taught.has(stem)).length / own.length;
}

/** An act of the objective counts most; where it has others, telling about it counts a little. */
function actPoints({ isOwn, isServed }: { isOwn: boolean; isServed: boolean }): number {
  if (isOwn) return servingPoints.ownAct;
  return isServed ? servingPoints.told : 0;
}

type Signs = {
  act: number;
  height: number;
  /** Words that a question has of the objective, of the lesson's title, and of what was shown in class. */
  words: number;
  titleWords: number;
  taughtWords: number;
  /** What of its answer was said in class, of 1. */
  answerTaught: number;
  isBeside: boolean;
};

/** How well a question serves the objective, in points by which those of one lesson are compared. */
function worthOf({ act, height, words, titleWords, taughtWords, answerTaught, isBeside }: Signs): number {
  const { word, titleWord, taughtWord, untaught, beside } = servingPoints;
  const ofWords = word.each * Math.min(word.most, words);
  const ofTitle = titleWord.each * Math.min(titleWord.most, titleWords);
  const ofTaught = taughtWord.each * Math.min(taughtWord.most, taughtWords);
  const ofAnswer = untaught.each * Math.min(0, answerTaught - untaught.enough);
  return act + height + ofWords + ofTitle + ofTaught + ofAnswer + (isBeside ? beside : 0);
}

/** Little words that a lesson of a language can be about: "some and any", "must and should". */
const grammar =
  /\b(?:some|any|much|many|few|little|can|could|must|should|may|might|will|would|going to|was|were|have|has|since|for|who|which|whose|that|this|these|those|too|enough|unless|if|used to|avoir|etre)\b/g;

/** The terms of a title that a question can be about; where a language is taught its little words as well. */
function titleTerms({ subject }: BankLesson, title: string): Set<string> {
  const isLanguage = /english|french|francais/i.test(searchable(subject));
  return new Set([...stemsOf(title), ...(isLanguage ? (searchable(title).match(grammar) ?? []) : [])]);
}

/** Which terms of the title a question, or what is to be answered, speaks of. */
function askedTerms(terms: ReadonlySet<string>, stems: ReadonlySet<string>, said: string): Set<string> {
  const words = searchable(said);
  return new Set([...terms].filter((term) => stems.has(term) || new RegExp(`\\b${term}\\b`).test(words)));
}

/** Reads questions, of its exercises or others, by what the objective of an entry and the lesson's title say. */
export function readServing(
  entry: BankLesson,
  title: string,
  exercises: readonly Exercise[],
): Map<Exercise, ServedObjective> {
  const { objective, worked, discovery } = entry;
  const wanted = actsAsked(entry);
  const names = `${objective.content} ${title}`;
  const own = stemsOf(names);
  const focus = stemsOf(title);
  const named = titleTerms(entry, title);
  const taught = stemsOf([...worked.flatMap(({ problem, steps }) => [problem, ...steps]), discovery.task].join(" "));
  const isTold = wanted.length > 0 && wanted.every(({ name }) => name === "tell");
  const inClass = stemsOf(taughtIn(entry));
  const isNumeric = wantsNumbers(entry);
  const parts = objectiveParts(objective.content);
  return new Map(
    exercises.map((exercise) => {
      const said = `${exercise.q} ${exercise.a}`;
      const stems = stemsOf(said);
      const bySign = hasSign(names, exercise.q);
      const words = new Set([...sharedBy(own, stems), ...bySign]);
      const served = new Set(wanted.filter((act) => asksFor(act, exercise)).map(({ name }) => name));
      if (isMaking(entry, exercise.q)) served.add("make");
      const isBeside = !isNumeric && isReckoned(exercise);
      const isOwn = [...served].some((name) => isTold || name !== "tell");
      const isRecall = exercise.level === "remember" && !isTold && bySign.length === 0;
      const worth = worthOf({
        act: actPoints({ isOwn, isServed: served.size > 0 }),
        height: isTold ? 0 : levelPoints[exercise.level],
        words: words.size,
        titleWords: sharedBy(focus, stems).length,
        taughtWords: sharedBy(taught, stems).length,
        answerTaught: taughtShare(exercise, inClass),
        isBeside,
      });
      const isKey = isOwn && !isRecall && !isBeside;
      // A word of the title that is only recalled is not what the title promises.
      const terms = isRecall ? new Set<string>() : askedTerms(named, stems, said);
      const asked = { parts: askedParts(parts, exercise), title: terms };
      return [exercise, { acts: served, words, ...asked, isKey, isBeside, worth }];
    }),
  );
}

/** All exercises of an entry; of those that serve its objective at least one is found. */
export function servingOf(entry: BankLesson, title: string): Map<Exercise, ServedObjective> {
  const { exercises } = entry;
  const found = readServing(entry, title, exercises);
  if (exercises.some(({ assesses }) => assesses)) return withMarked(found);
  return [...found.values()].some(({ isKey }) => isKey) ? found : withUsed(found);
}

/** An entry that says itself which of its exercises assess the objective is believed. */
function withMarked(found: ReadonlyMap<Exercise, ServedObjective>): Map<Exercise, ServedObjective> {
  return new Map(
    [...found].map(([exercise, own]) => {
      const isKey = exercise.assesses === true;
      return [
        exercise,
        { ...own, isKey, isBeside: own.isBeside && !isKey, worth: own.worth + (isKey ? servingPoints.chosenKey : 0) },
      ];
    }),
  );
}

/** Where no question names the objective's act, those are key that use what was learnt. */
function withUsed(found: ReadonlyMap<Exercise, ServedObjective>): Map<Exercise, ServedObjective> {
  return new Map(
    [...found].map(([exercise, own]) => {
      const isUsed = ["apply", "analyse", "evaluate"].includes(exercise.level) && !own.isBeside;
      return [exercise, { ...own, isKey: isUsed, worth: own.worth + (isUsed ? servingPoints.chosenKey : 0) }];
    }),
  );
}
