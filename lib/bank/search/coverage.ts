import { isSame, type Indexed, type Wish, type Words } from "./likeness";
import { isCommon, isDoing, isSoft, rawWords } from "./words";

/** What of a wish an entry teaches and what it does not, in the words that were typed. */
export type Coverage = { treats: string[]; lacks: string[] };

/** So often an entry has to say a word, in task, summary or questions, to teach something of it. */
const said = 2;
/** A word of less weight stands in too many titles to be what a lesson is about. */
const telling = 2;

type Pair<Content> = { item: Indexed<Content>; words: Words };

function isTaught<Content>(word: string, { item, words }: Pair<Content>): boolean {
  if (item.all.some((other) => isSame(word, other, words))) return true;
  return (item.taught().get(word) ?? 0) >= said;
}

/** A word of a wish as it was typed, what it is compared by, and whether it says what the lesson is about. */
export type Term = { raw: string; root: string; isKey: boolean };

/** Whether a word says what the lesson is about: no number, no word that many titles have, nothing that is only done. */
function isKey(word: string, { weight }: Words): boolean {
  return (
    word.length > 2 && !/\d/.test(word) && !isSoft(word) && !isDoing(word) && !isCommon(word) && weight(word) >= telling
  );
}

/** The words of a wish, read once for all entries that are held against it. */
export function termsOf(text: string, wish: Wish, words: Words): Term[] {
  return rawWords(text).map(({ raw, root }) => ({
    raw,
    root,
    isKey: wish.words.includes(root) && isKey(root, words),
  }));
}

/** The key terms of a wish, those that stand side by side as one, by whether the entry teaches them. */
export function coverageOf<Content>(terms: readonly Term[], pair: Pair<Content>): Coverage {
  const found: Coverage = { treats: [], lacks: [] };
  let last: keyof Coverage | null = null;
  for (const { raw, root, isKey: isOwn } of terms) {
    const now = isOwn ? (isTaught(root, pair) ? "treats" : "lacks") : null;
    const list = now && found[now];
    if (list && now === last) list.push(`${list.pop() ?? ""} ${raw}`);
    else list?.push(raw);
    last = now;
  }
  return found;
}
