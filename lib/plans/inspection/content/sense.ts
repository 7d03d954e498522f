import { loadUsage } from "@/lib/bank/queries";
import type { PlanLanguage } from "@/lib/core/language";
import { withoutQuotes } from "../../text/reading";
import { searchable } from "../../text/wording";
import { caps } from "../score";
import type { FieldPlace, Rule } from "../types";
import { quoteLengths } from "./constants";
import { isAbstract } from "./abstract";
import { companyOf, lexiconOf, oddestSentence, type Company } from "./company";
import { lessonsOf, nearestEntries } from "./neighbours";
import type { ContentReading } from "./reading";
import { sentencesOf } from "./sentences";
import { ownWords, unlessFrame } from "./substance";

/** Sentences of fewer words tell nothing by their order. */
const shortest = 6;
/** Share of words that no text of the language has, from which a sentence says nothing. */
const strange = 0.6;
/** Share of neighbouring little words that no text has side by side, and how many at least. */
const disordered = { share: 0.5, least: 3 };

/** Whether there are texts enough of a language to know how its sentences go. */
export function isSenseJudged(language: PlanLanguage): boolean {
  return loadUsage()[language] !== undefined;
}

type Usage = { words: ReadonlySet<string>; little: ReadonlySet<string>; pairs: ReadonlySet<string> };

const read = new Map<PlanLanguage, Usage | null>();

function usageOf(language: PlanLanguage): Usage | null {
  const known = read.get(language);
  if (known !== undefined) return known;
  const usage = loadUsage()[language];
  const found = usage
    ? { words: new Set(usage.words), little: new Set(usage.little), pairs: new Set(usage.pairs) }
    : null;
  read.set(language, found);
  return found;
}

/** Whether the words of a sentence are unknown, or stand in an order in which they never stand. */
function isSenseless(sentence: string, { words, little, pairs }: Usage): boolean {
  const said = sentence.match(/[\p{L}']+|\d[\d.,/]*/gu) ?? [];
  if (said.length < shortest) return false;
  const letters = said.filter((word) => /^\p{L}{3,}/u.test(word));
  const unknown = letters.filter((word) => !words.has(word));
  if (letters.length >= shortest && unknown.length / letters.length >= strange) return true;
  const kinds = said.map((word) => (little.has(word) ? word : "*"));
  const beside = kinds.slice(1).map((kind, index) => `${kinds[index]} ${kind}`);
  const tied = beside.filter((pair) => pair !== "* *");
  const odd = tied.filter((pair) => !pairs.has(pair));
  return odd.length >= disordered.least && odd.length / tied.length >= disordered.share;
}

function senseless(reading: ContentReading): FieldPlace[] {
  const usage = usageOf(reading.language);
  if (!usage) return [];
  const fields = [
    reading.objective,
    reading.assessment,
    ...reading.parts.map(({ field, teacher, learners }) => ({ field, text: `${teacher}\n${learners}` })),
  ];
  return fields.flatMap(({ field, text }) => {
    const sentences = sentencesOf(searchable(withoutQuotes(text)));
    const found = sentences.find((sentence) => isSenseless(sentence, usage));
    return found ? [{ field, values: { words: found.slice(0, quoteLengths.sentence) } }] : [];
  });
}

/** Neighbours of known words, below which a lesson is too short to tell. */
const tellable = 40;
/** How the words of whole lessons of strangers go together, mean and deviation. Measured on tests/fixtures/calibration. */
const usual = { together: { mean: 0.341, deviation: 0.077 }, alike: { mean: 0.425, deviation: 0.038 } };
/**
 * So many deviations below the usual, of both together, and the words of a lesson have nothing to do with each other. Of a topic
 * that is far from all of the bank, whose nearest entry has less than this share of its words, the bank's sentences tell less, and
 * hardly anything where the bank has few lessons of the subject.
 */
const unlike = { near: -3.5, far: -3.55, strange: -6, share: 0.33, lessons: 40 };

/** How far below the usual is too far for a lesson. */
function boundFor(reading: ContentReading): number {
  if (nearestEntries(ownWords(reading), reading.language).share >= unlike.share) return unlike.near;
  return lessonsOf(reading) >= unlike.lessons ? unlike.far : unlike.strange;
}

function deviation({ together, alike }: Company): number {
  const { together: usualTogether, alike: usualAlike } = usual;
  return (together - usualTogether.mean) / usualTogether.deviation + (alike - usualAlike.mean) / usualAlike.deviation;
}

/** Whole sentences of known words that never stand together, all through a lesson: it reads like sense and says nothing. */
function disjointed(reading: ContentReading): FieldPlace[] {
  const lexicon = lexiconOf(reading.language);
  // The few and careful words of a sensitive lesson are not those of others.
  if (!lexicon || reading.isCalm) return [];
  const company = companyOf(reading, lexicon);
  const below = deviation(company);
  if (company.count < tellable || below >= unlike.near || below >= boundFor(reading)) return [];
  const { field, sentence } = oddestSentence(reading, lexicon);
  return [{ field, values: { words: sentence.slice(0, quoteLengths.sentence) } }];
}

/** Where a lesson of nothing but notions is shown to be one. */
function abstractPlace({ parts, objective }: ContentReading): FieldPlace[] {
  const { field, teacher } = parts.at(1) ?? { field: objective.field, teacher: objective.text };
  return [{ field, values: { words: teacher.trim().slice(0, 80) } }];
}

/** One odd sentence may be a poem or a slip. */
const bearable = 1;

export const senseRules: readonly Rule<ContentReading>[] = [
  {
    id: "saysSomething",
    criterion: "content",
    severity: "hard",
    cap: caps.unteachable,
    find: unlessFrame((reading) => {
      const found = senseless(reading);
      if (found.length > bearable) return found;
      return isAbstract(reading) ? abstractPlace(reading) : disjointed(reading);
    }),
  },
];
