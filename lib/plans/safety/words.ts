import { searchable } from "../text/wording";

/** One word of a text: lower case, without accents; `segment` is the part of a sentence, `sentence` the whole it stands in. */
export type Word = { text: string; segment: number; sentence: number; start: number; end: number };

const wordOrMark = /[a-z0-9]+|[.;:!?\n,()]|\s[–—-]\s/g;

/** Apostrophes of every kind as one, accents gone, and still as many characters as the text has. */
function plain(text: string): string {
  const flat = searchable(text);
  if (flat.length === text.length) return flat;
  return Array.from(text, (character) =>
    searchable(character).padEnd(character.length).slice(0, character.length),
  ).join("");
}

/** The words of a text, by sentences and by the segments that commas make. */
export function wordsOf(text: string, limit: number): Word[] {
  const words: Word[] = [];
  // A word has ten letters or so: what is left out here would not be read anyway.
  const read = text.slice(0, limit * 10);
  let segment = 0;
  let sentence = 0;
  for (const match of plain(read).matchAll(wordOrMark)) {
    const [found] = match;
    if (/^[a-z0-9]/.test(found)) {
      words.push({ text: found, segment, sentence, start: match.index, end: match.index + found.length });
      if (words.length >= limit) break;
      continue;
    }
    segment += 1;
    if (/[.;!?\n]/.test(found)) sentence += 1;
  }
  return words;
}

/** The sentences of a text, one after another, each with its mark. */
export function sentencesOf(text: string): string[] {
  return (text.match(/[^.!?\n]+(?:[.!?]+["”»’)]*)?/g) ?? []).map((sentence) => sentence.trim()).filter(Boolean);
}
