import type { PlanLanguage } from "@/lib/core/language";
import { searchable } from "../../text/wording";
import type { Place, Rule } from "../types";
import words from "./words/minutes.json";
import type { ContentReading, Part } from "./reading";
import { unlessFrame } from "./substance";

const numerals = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen " +
  "sixteen seventeen eighteen nineteen twenty"
).split(" ");

function numberOf(words = ""): number {
  const spoken = numerals.indexOf(words);
  return spoken >= 0 ? spoken : Number.parseInt(words, 10) || 0;
}

type Patterns = Record<keyof (typeof words)["en"], RegExp>;

function patternsOf(language: PlanLanguage): Patterns {
  const own = words[language];
  const pattern = (name: keyof Patterns) => new RegExp(own[name], "gu");
  return {
    presenters: pattern("presenters"),
    stretch: pattern("stretch"),
    waiting: new RegExp(own.waiting, "u"),
    questions: pattern("questions"),
    persons: pattern("persons"),
    pages: pattern("pages"),
    ways: pattern("ways"),
  };
}

/** What takes how long, in each language; over searchable text. */
const patterns = { en: patternsOf("en"), fr: patternsOf("fr"), rw: patternsOf("rw"), sw: patternsOf("sw") };

/** What one step asks for, and its minutes. */
type Step = { text: string; minutes: number; patterns: Patterns };

function numbersIn(text: string, pattern: RegExp): number[] {
  const found = [...text.matchAll(pattern)].map((match) => numberOf(match.slice(1).find((group) => group)));
  return found.filter((number) => number > 0);
}

/** Minutes that somebody who presents needs at least. */
const perTurn = 1;
/** Minutes for a question of a test, for one paper that is marked or one learner who is heard, for a page that is written. */
const perQuestion = 0.75;
const perPerson = 0.25;
const perPage = 8;
/** Minutes for a kilometre on foot. */
const perKilometre = 12;
/** A stretch that is named may be told of, or be a problem to solve, unless it is far longer than the step. */
const beyond = 1.5;

/** Turns one after the other, each of so many minutes. */
function turns({ text, minutes, patterns }: Step): boolean {
  return text.split(/[.;\n]/).some((sentence) => {
    const [count = 0] = numbersIn(sentence, patterns.presenters);
    const [each = perTurn] = numbersIn(sentence, patterns.stretch);
    return count >= 3 && each < minutes && count * each > minutes;
  });
}

/** Which kinds of acts of a step cannot be done in its minutes. */
const signs: readonly ((step: Step) => boolean)[] = [
  ({ text, minutes, patterns }) =>
    numbersIn(text, patterns.stretch).some((length) => length >= beyond * minutes && length >= minutes + 4),
  ({ text, patterns }) => patterns.waiting.test(text),
  ({ text, minutes, patterns }) => numbersIn(text, patterns.questions).some((count) => count * perQuestion > minutes),
  ({ text, minutes, patterns }) => numbersIn(text, patterns.persons).some((count) => count * perPerson > minutes),
  ({ text, minutes, patterns }) => numbersIn(text, patterns.pages).some((count) => count * perPage > minutes),
  ({ text, minutes, patterns }) => numbersIn(text, patterns.ways).some((length) => length * perKilometre > minutes),
];

function stepOf({ teacher, learners, minutes }: Part, language: PlanLanguage): Step | null {
  if (minutes === null || minutes === 0) return null;
  return { text: searchable(`${teacher}\n${learners}`), minutes, patterns: patterns[language] };
}

/** One step may be told shortly; acts of two kinds, or in two steps, that cannot be done make the lesson one that nobody can hold. */
const bearable = 1;

function impossible(reading: ContentReading): Place[] {
  const found = reading.parts.flatMap((part) => {
    const step = stepOf(part, reading.language);
    if (!step) return [];
    const count = signs.filter((isSign) => isSign(step)).length + (turns(step) ? bearable + 1 : 0);
    return count > 0 ? [{ field: part.field, count, minutes: step.minutes }] : [];
  });
  const [first] = found;
  if (!first || found.reduce((sum, { count }) => sum + count, 0) <= bearable) return [];
  return [{ field: first.field, values: { minutes: String(first.minutes) } }];
}

export const minuteRules: readonly Rule<ContentReading>[] = [
  { id: "minutesEnough", criterion: "content", severity: "hard", cap: 55, find: unlessFrame(impossible) },
];
