import { searchable } from "../../text/wording";
import type { ContentReading, KnownTopic } from "./reading";
import { sentencesOf } from "./sentences";

/** Words alone: a question and its answer are joined by other marks in a plan than in the bank. */
export function wordsAlone(text: string): string {
  return searchable(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Fewer words than these anyone may have written. */
const telling = 5;

const kept = new WeakMap<KnownTopic, readonly string[]>();

/** What the bank's lesson says, sentence by sentence, as words alone. */
function sentencesOfBank(known: KnownTopic): readonly string[] {
  const read = kept.get(known);
  if (read) return read;
  const sentences = sentencesOf(known.text)
    .map(wordsAlone)
    .filter((sentence) => sentence.split(" ").length >= telling);
  kept.set(known, sentences);
  return sentences;
}

/** Whether a text holds a sentence of the bank's own lesson, word for word: two people have read that lesson. */
export function quotesBank(text: string, { known }: ContentReading): boolean {
  if (!known) return false;
  const said = ` ${wordsAlone(text)} `;
  return sentencesOfBank(known).some((sentence) => said.includes(` ${sentence} `));
}
