import { companyIn, leastPairs, topicStems } from "@/lib/bank/search/vocabulary/company";
import type { Lesson, Session } from "@/lib/bank/schema";
import type { Collocations } from "@/lib/bank/types";
import { basisOf, dot, type Row } from "./subspace";
import { enough, sentencesOf } from "./usage";

/** Words that stand beside any other tell nothing of it; those that hardly ever come, neither. */
const mostFrequent = 100;
const leastCount = 3;
/** Two words go together that stand side by side so much more often than by chance, as a logarithm. */
const beyondChance = 1;
/** Sentences that are counted: always as many, so that what is usual stays so while the bank grows. */
const mostSentences = 200_000;
/** Numbers of a vector. */
const width = 40;

/** How often each word, and each pair of neighbours by their places in the vocabulary, comes in some sentences. */
function countPairs(sentences: readonly string[][], places: ReadonlyMap<string, number>) {
  const pairs = new Map<number, number>();
  const totals = new Float64Array(places.size);
  for (const sentence of sentences)
    for (const [one, other] of companyIn(sentence, places)) {
      const key = Math.min(one, other) * places.size + Math.max(one, other);
      pairs.set(key, (pairs.get(key) ?? 0) + 1);
      for (const word of [one, other]) totals[word] = (totals[word] ?? 0) + 1;
    }
  return { pairs, totals };
}

/** For each word those that go with it, and how much more often than by chance. */
function attractions({ pairs, totals }: ReturnType<typeof countPairs>): Row[] {
  const all = totals.reduce((sum, count) => sum + count, 0);
  const rows = Array.from(totals, (): Row => []);
  for (const [key, count] of pairs) {
    const [one, other] = [Math.floor(key / totals.length), key % totals.length];
    const force = Math.log((count * all) / ((totals[one] ?? 1) * (totals[other] ?? 1))) - beyondChance;
    if (force <= 0) continue;
    rows[one]?.push([other, force]);
    rows[other]?.push([one, force]);
  }
  return rows;
}

/** A list of numbers as text, short enough for a file that is read at once. */
function packed(numbers: Uint32Array | Int8Array): string {
  return Buffer.from(numbers.buffer, numbers.byteOffset, numbers.byteLength).toString("base64");
}

/** Directions of words in so few numbers that words which go with the same others point the same way. */
function vectorsOf(rows: readonly Row[]): Int8Array {
  const basis = basisOf(rows, width);
  const vectors = new Int8Array(rows.length * width);
  rows.forEach((row, place) => {
    const own = basis.map((column) => row.reduce((sum, [other, force]) => sum + force * (column[other] ?? 0), 0));
    const length = Math.sqrt(dot(own, own)) || 1;
    own.forEach((number, index) => (vectors[place * width + index] = Math.round((127 * number) / length)));
  });
  return vectors;
}

/** A number of a text by which texts stand in an order that has nothing to do with what they say (FNV-1a). */
function shuffled(text: string): number {
  let hash = 2_166_136_261;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  return hash >>> 0;
}

/** So many of some sentences, from all of them alike. */
function sampleOf(sentences: readonly string[]): string[] {
  const ordered = sentences.map((sentence, at) => ({ sentence, order: shuffled(`${at} ${sentence}`) }));
  return ordered
    .sort((a, b) => a.order - b.order)
    .slice(0, mostSentences)
    .map(({ sentence }) => sentence);
}

/** Which words of a language stand together in the bank's own sentences. */
export function collocationsOf(entries: readonly (Lesson | Session)[]): Collocations {
  const collocations: Collocations = {};
  for (const language of new Set(entries.map((entry) => entry.language))) {
    const own = entries.filter((entry) => entry.language === language);
    const sentences = sampleOf(sentencesOf(own).map((words) => words.join(" "))).map(topicStems);
    if (sentences.flat().length < enough) continue;
    const counts = new Map<string, number>();
    for (const word of sentences.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
    const words = [...counts]
      .sort(([a, most], [b, more]) => more - most || (a < b ? -1 : 1))
      .slice(mostFrequent)
      .filter(([, count]) => count >= leastCount)
      .map(([word]) => word);
    const rows = attractions(countPairs(sentences, new Map(words.map((word, place) => [word, place]))));
    const pairs = rows.flatMap((row, one) =>
      row.filter(([other]) => one < other).map(([other]) => one * words.length + other),
    );
    if (pairs.length < leastPairs) continue;
    collocations[language] = {
      words,
      counts: words.map((word) => counts.get(word) ?? 0),
      pairs: packed(Uint32Array.from(pairs).sort()),
      vectors: packed(vectorsOf(rows)),
    };
  }
  return collocations;
}
