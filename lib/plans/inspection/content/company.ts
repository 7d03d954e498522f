import { companyIn, topicStems } from "@/lib/bank/search/vocabulary/company";
import { loadCollocations } from "@/lib/bank/queries";
import type { PlanLanguage } from "@/lib/core/language";
import { searchable } from "../../text/wording";
import type { Field } from "../types";
import type { ContentReading } from "./reading";
import { sentencesOf } from "./sentences";

/** The vocabulary of a language, and what its words have to do with each other. */
export type Lexicon = {
  places: ReadonlyMap<string, number>;
  counts: readonly number[];
  pairs: ReadonlySet<number>;
  vectors: Int8Array;
  width: number;
};

const read = new Map<PlanLanguage, Lexicon | null>();

/** The words of a language and their company; null where the bank has too few texts. */
export function lexiconOf(language: PlanLanguage): Lexicon | null {
  const known = read.get(language);
  if (known !== undefined) return known;
  const found = loadCollocations()[language];
  const lexicon = found ? unpacked(found) : null;
  read.set(language, lexicon);
  return lexicon;
}

function unpacked({ words, counts, pairs, vectors }: NonNullable<ReturnType<typeof loadCollocations>[PlanLanguage]>) {
  const bytes = Buffer.from(pairs, "base64");
  const numbers = Buffer.from(vectors, "base64");
  return {
    places: new Map(words.map((word, place) => [word, place])),
    counts,
    pairs: new Set(new Uint32Array(Uint8Array.from(bytes).buffer)),
    vectors: new Int8Array(Uint8Array.from(numbers).buffer),
    width: numbers.length / words.length,
  };
}

/** A word that the bank never has, or hardly ever. */
const rare = 2;
/** What the most frequent word of the vocabulary weighs. */
const least = 4;

/** How much a word tells of what a text is about: the rarer in the bank, the more. */
export function weightOf(stem: string, { places, counts }: Lexicon): number {
  const place = places.get(stem);
  const [most = rare] = counts;
  return least + Math.log(most / (place === undefined ? rare : (counts[place] ?? rare)));
}

/** How alike the company of two words is: 1 the same, 0 nothing in common. */
function likeness({ vectors, width }: Lexicon, one: number, other: number): number {
  let sum = 0;
  for (let index = 0; index < width; index++)
    sum += (vectors[one * width + index] ?? 0) * (vectors[other * width + index] ?? 0);
  return sum / (127 * 127);
}

function fieldsOf({ objective, assessment, materials, summary, parts, questions }: ContentReading): Field[] {
  return [
    ...parts.flatMap(({ field, teacher, learners }) => [teacher, learners].map((text) => ({ field, text }))),
    ...[objective, assessment, materials, summary],
    ...questions.flatMap(({ field, asked, answer }) => [asked, answer].map((text) => ({ field, text }))),
  ];
}

/**
 * `count`: neighbours of which both words are known; `together`: which share of them the bank has together; `alike`: how alike
 * their company is.
 */
export type Company = { count: number; together: number; alike: number };

function companyAmong(sentences: readonly string[], lexicon: Lexicon): Company {
  const { places, pairs } = lexicon;
  const neighbours = sentences.flatMap((sentence) => companyIn(topicStems(sentence), places));
  const together = neighbours.filter(([one, other]) =>
    pairs.has(Math.min(one, other) * places.size + Math.max(one, other)),
  ).length;
  const alike = neighbours.reduce((sum, [one, other]) => sum + likeness(lexicon, one, other), 0);
  const count = neighbours.length;
  return { count, together: together / Math.max(1, count), alike: alike / Math.max(1, count) };
}

/** How the words of a lesson go together, measured by the bank's own sentences. */
export function companyOf(reading: ContentReading, lexicon: Lexicon): Company {
  return companyAmong(
    fieldsOf(reading).flatMap(({ text }) => sentencesOf(searchable(text))),
    lexicon,
  );
}

/** Neighbours of a sentence that is shown as an example. */
const shownFrom = 4;

/** The sentence whose words go together least. */
export function oddestSentence(reading: ContentReading, lexicon: Lexicon): { field: string; sentence: string } {
  let oddest = { field: reading.objective.field, sentence: "", value: Infinity };
  for (const { field, text } of fieldsOf(reading))
    for (const sentence of sentencesOf(text)) {
      const { count, together, alike } = companyAmong([searchable(sentence)], lexicon);
      if (count >= shownFrom && together + alike < oddest.value) oddest = { field, sentence, value: together + alike };
    }
  return oddest;
}
