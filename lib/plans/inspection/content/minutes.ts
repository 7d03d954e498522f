import { mapNames, namesOf } from "@/lib/core/names";
import { planLanguages, type PlanLanguage } from "@/lib/core/language";
import { withoutQuotes } from "../../text/reading";
import { inAnyLanguage, type Spoken } from "../../text/spoken";
import { searchable } from "../../text/wording";
import { caps } from "../score";
import type { FieldPlace, Rule } from "../types";
import { numberOf, numberPattern } from "../../text/numerals";
import words from "./words/minutes.json";
import type { ContentReading, ReadStage } from "./reading";
import { sentencesOf } from "./sentences";
import { unlessFrame } from "./substance";
import { minutesOfTurns } from "./turns";

type Patterns = Record<keyof (typeof words)["en"], RegExp>;

function patternsOf(language: PlanLanguage): Patterns {
  const source = (name: keyof Patterns) => words[language][name].replaceAll("{number}", numberPattern(language));
  const all = (name: keyof Patterns) => new RegExp(source(name), "gu");
  const first = (name: keyof Patterns) => new RegExp(source(name), "u");
  return {
    presenters: all("presenters"),
    stretch: all("stretch"),
    questions: all("questions"),
    persons: all("persons"),
    pages: all("pages"),
    lengths: all("lengths"),
    ways: all("ways"),
    waiting: first("waiting"),
    drying: first("drying"),
    ready: first("ready"),
    everyone: first("everyone"),
    shared: first("shared"),
  };
}

/** What takes how long, in each language; over searchable text. */
const patterns = mapNames(planLanguages, patternsOf);

/** What one step asks for, of how many learners, and its minutes. */
type Step = { text: string; minutes: number; learners: number; language: PlanLanguage; patterns: Patterns };

function numbersIn(text: string, pattern: RegExp): number[] {
  const found = [...text.matchAll(pattern)].map((match) => numberOf(match.slice(1).find((group) => group)));
  return found.filter((number) => number > 0);
}

/** Minutes that somebody who presents needs at least, and a learner who says or shows something to all. */
const perTurn = 1;
const perLearner = 0.5;
/** Minutes for a question of a test, for one paper that is marked or one learner who is heard, for a page that is written. */
const perQuestion = 0.75;
const perPerson = 0.25;
const perPage = 8;
/** Words that are written in a minute. */
const writtenWords = 12;
/** Minutes for a kilometre on foot. */
const perKilometre = 12;
/** A stretch that is named may be told of, or be a problem to solve, unless it is far longer than the step. */
const beyond = 1.5;

/** So much longer than a step, and by so many minutes, that turns which are told roughly do not fit into it. */
const overlong = { share: 1.2, minutes: 4 };

/** Turns one after the other, each of so many minutes. */
function turns({ text, minutes, patterns, ...step }: Step): boolean {
  const needed = minutesOfTurns({ text, ...step });
  if (needed > minutes * overlong.share && needed > minutes + overlong.minutes) return true;
  return text.split(/[.;\n]/).some((sentence) => {
    const [count = 0] = numbersIn(sentence, patterns.presenters);
    const [each = perTurn] = numbersIn(sentence, patterns.stretch);
    return count >= 3 && each < minutes && count * each > minutes;
  });
}

/** One learner after the other before all, or each one's paper marked. */
function everyone({ text, minutes, learners, patterns }: Step): boolean {
  const sentences = text.split(/[.;\n]/);
  return (
    learners * perLearner > minutes &&
    sentences.some((sentence) => patterns.everyone.test(sentence) && !patterns.shared.test(sentence))
  );
}

/** What dries, hardens or germinates in its own time, and is worked on in the same step, though nobody says how long it takes. */
function drying({ text, patterns }: Step): boolean {
  return patterns.drying.test(text) && !patterns.ready.test(text);
}

type SignName = Exclude<keyof Patterns, "presenters" | "shared" | "drying" | "ready">;

/** Which kinds of acts of a step cannot be done in its minutes. */
const signs: Readonly<Record<SignName, (step: Step) => boolean>> = {
  stretch: ({ text, minutes, patterns }) =>
    numbersIn(text, patterns.stretch).some((length) => length >= beyond * minutes && length >= minutes + 4),
  waiting: ({ text, patterns }) => patterns.waiting.test(text),
  questions: ({ text, minutes, patterns }) =>
    numbersIn(text, patterns.questions).some((count) => count * perQuestion > minutes),
  persons: ({ text, minutes, patterns }) =>
    numbersIn(text, patterns.persons).some((count) => count * perPerson > minutes),
  pages: ({ text, minutes, patterns }) => numbersIn(text, patterns.pages).some((count) => count * perPage > minutes),
  lengths: ({ text, minutes, patterns }) =>
    numbersIn(text, patterns.lengths).some((count) => count > minutes * writtenWords),
  ways: ({ text, minutes, patterns }) =>
    numbersIn(text, patterns.ways).some((length) => length * perKilometre > minutes),
  everyone,
};

const homework: Spoken = { en: ["homework"], fr: ["devoir"], rw: ["umukoro"], sw: ["kazi ya nyumbani"] };
const noAct = new RegExp(`[?=÷×→[]|\\(\\d\\)|${inAnyLanguage(homework)}`);

/**
 * A problem to solve, a sum, a standard in brackets or what the bank's lesson itself tells is no act of a step: "a bus needs 40
 * minutes for 30 km".
 */
function isAct(sentence: string, taught: string): boolean {
  const said = sentence.trim();
  return !noAct.test(said) && !(said.length > 0 && taught.includes(said));
}

function stepOf(
  { teacher, learners, minutes }: ReadStage,
  { language, classSize }: ContentReading,
  taught: string,
): Step | null {
  if (minutes === null || minutes === 0) return null;
  const acts = sentencesOf(searchable(withoutQuotes(`${teacher}\n${learners}`))).filter((said) => isAct(said, taught));
  return { text: acts.join("\n"), minutes, learners: classSize, language, patterns: patterns[language] };
}

/** Stretches of time and ways are often only told of, in however many steps and together, too. */
const narrated: ReadonlySet<string> = new Set<SignName>(["stretch", "ways"]);

/**
 * One step may be told shortly; acts of two kinds, or of one in two steps, that cannot be done make a lesson that nobody can
 * hold.
 */
const bearable = 1;

function impossible(reading: ContentReading): FieldPlace[] {
  const taught = reading.known ? searchable(reading.known.text) : "";
  const found = reading.parts.flatMap((part, at) => {
    const step = stepOf(part, reading, taught);
    if (!step) return [];
    const kinds = namesOf(signs)
      .filter((name) => signs[name](step))
      .map((name) => (narrated.has(name) ? name : `${name} ${at}`));
    const isHopeless = turns(step) || (reading.known === null && drying(step));
    return kinds.length > 0 || isHopeless ? [{ field: part.field, kinds, isHopeless, minutes: step.minutes }] : [];
  });
  const kinds = new Set(found.flatMap((step) => step.kinds));
  const isOnlyTold = [...kinds].every((kind) => narrated.has(kind));
  const [first] = found;
  if (!first || ((kinds.size <= bearable || isOnlyTold) && !found.some(({ isHopeless }) => isHopeless))) return [];
  return [{ field: first.field, values: { minutes: String(first.minutes) } }];
}

/** So much longer than the period, and by so many minutes, that no slip of the pen is meant. */
const overfull = { share: 1.25, minutes: 5 };

/** The parts and steps together take far longer than the lesson has. */
function tooLong({ parts, minutes }: ContentReading): FieldPlace[] {
  const sum = parts.reduce((all, part) => all + (part.minutes ?? 0), 0);
  if (minutes === 0 || sum < minutes * overfull.share || sum < minutes + overfull.minutes) return [];
  return [{ field: parts.at(1)?.field ?? "", values: { minutes: String(minutes) } }];
}

export const minuteRules: readonly Rule<ContentReading>[] = [
  {
    id: "minutesEnough",
    criterion: "content",
    severity: "hard",
    cap: caps.unteachable,
    find: unlessFrame((reading) => {
      const found = impossible(reading);
      return found.length > 0 ? found : tooLong(reading);
    }),
  },
];
