/** Spellings of one sound, each with the letters that stand for it: "ph" and "f". They are heard in their order. */
export type SoundSpellings = readonly (readonly [RegExp, string])[];

/** Words of which it is remembered how they sound, since each is held against many others; never all of a hostile text. */
const remembered = { words: 60_000, letters: 40 };

/** How a word sounds by these spellings: what sounds the same is spelt in two ways. */
export function soundOf(spellings: SoundSpellings): (word: string) => string {
  const heard = new Map<string, string>();
  return (word) => {
    const known = heard.get(word);
    if (known !== undefined) return known;
    const sound = spellings.reduce((rest, [spelling, letters]) => rest.replace(spelling, letters), word);
    if (heard.size < remembered.words && word.length <= remembered.letters) heard.set(word, sound);
    return sound;
  };
}

/** Whether two words have the same letters in another order. */
export function isAnagram(a: string, b: string): boolean {
  return a.length === b.length && [...a].sort().join("") === [...b].sort().join("");
}

/** Whether two letters side by side have changed places: "ligth". */
export function isTurned(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return a.length === b.length && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** Whether a word is another one, or begins with it, but for one letter behind the first that is lost, doubled or swapped. */
export function isOneLetterOff(word: string, stem: string, { isOpen }: { isOpen: boolean }): boolean {
  let at = 0;
  while (at < stem.length && word[at] === stem[at]) at += 1;
  if (at === 0) return false;
  const isRest = (said: string, right: string) => (isOpen ? said.startsWith(right) : said === right);
  const isLast = isOpen && at === stem.length - 1;
  if (!isLast && isRest(word.slice(at), stem.slice(at + 1))) return true;
  if (word[at] === word[at - 1] && isRest(word.slice(at + 1), stem.slice(at))) return true;
  const isSwapped = word[at] === stem[at + 1] && word[at + 1] === stem[at];
  return isSwapped && isRest(word.slice(at + 2), stem.slice(at + 2));
}

/**
 * Edits (letters changed, left out, added or swapped) between a word and the whole of what was written, or the nearest beginning
 * of it. The `distance` of fastest-levenshtein knows neither beginnings nor swapped letters as one edit.
 */
export function editsBetween(word: string, said: string, { isWhole }: { isWhole: boolean }): number {
  let before: number[] = [];
  let row = Array.from({ length: said.length + 1 }, (_, at) => at);
  for (let i = 1; i <= word.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= said.length; j += 1) {
      const same = word[i - 1] === said[j - 1] ? 0 : 1;
      let best = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      const isSwapped = i > 1 && j > 1 && word[i - 1] === said[j - 2] && word[i - 2] === said[j - 1];
      if (isSwapped) best = Math.min(best, (before[j - 2] ?? 0) + 1);
      next.push(best);
    }
    before = row;
    row = next;
  }
  return isWhole ? (row[said.length] ?? 0) : Math.min(...row.slice(1));
}
