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

/** A sentence that asks, or tells of way and time together, is a problem for learners and no act of theirs. */
function isProblem(sentence: string): boolean {
  return (
    /\?/.test(sentence) ||
    (/\d ?(?:km|m)\b/.test(sentence) && /\d ?(?:min|h|s|hours?|heures?|seconds?)\w*\b/.test(sentence))
  );
}

function stepOf({ teacher, learners, minutes }: Part, language: PlanLanguage): Step | null {
  if (minutes === null || minutes === 0) return null;
  const text = searchable(`${teacher}\n${learners}`)
    .split(/(?<=[.;?!\n])\s*/)
    .filter((sentence) => !isProblem(sentence))
    .join("\n");
  return { text, minutes, patterns: patterns[language] };
}

type Overfull = { field: string; minutes: number; kinds: number[] };

function overfullSteps({ parts, language }: ContentReading): Overfull[] {
  return parts.flatMap((part) => {
    const step = stepOf(part, language);
    if (!step) return [];
    const kinds = signs.flatMap((isSign, kind) => (isSign(step) ? [kind] : []));
    return kinds.length > 0 ? [{ field: part.field, minutes: step.minutes, kinds }] : [];
  });
}

/** Acts of one kind may be a problem about time; those of two kinds that cannot be done make a lesson that nobody can hold. */
const bearable = 1;

function impossible(reading: ContentReading): Place[] {
  const full = reading.parts.find((part) => {
    const step = stepOf(part, reading.language);
    return step !== null && turns(step);
  });
  if (full) return [{ field: full.field, values: { minutes: String(full.minutes) } }];
  const found = overfullSteps(reading);
  const [first] = found;
  if (!first || new Set(found.flatMap(({ kinds }) => kinds)).size <= bearable) return [];
  return [{ field: first.field, values: { minutes: String(first.minutes) } }];
}

export const minuteRules: readonly Rule<ContentReading>[] = [
  { id: "minutesEnough", criterion: "content", severity: "hard", cap: 55, find: unlessFrame(impossible) },
];
