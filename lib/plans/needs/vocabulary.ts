import { distance } from "fastest-levenshtein";

/** Where a text says something of a kind: its place, and the words as they stand there. */
export type Mention<Kind extends string> = { kind: Kind; at: number; words: string };

type Term<Kind> = { kind: Kind; term: string };

export type Vocabulary<Kind extends string> = {
  /** The words of a term that begins at this place of a text, with this word; of several the one that says most. */
  find: (text: string, at: number, word: string) => string | undefined;
  terms: readonly { kind: Kind; whole: RegExp }[];
  /** Single words that are also found with a letter wrong; those that end in a star go on with any letters. */
  spellings: readonly { kind: Kind; word: string; goesOn: boolean }[];
};

/**
 * A star is bounded, or a word of ten thousand letters would be tried from each of them. Apostrophes are often left out
 * or typed as a space.
 */
function sourceOf(term: string): string {
  return term
    .replace(/[.+()]/g, "\\$&")
    .replaceAll("*", "\\p{L}{0,14}")
    .replaceAll(" … ", "(?: \\p{L}{1,14}){0,3}-")
    .replaceAll("'", "'? ?")
    .replace(/[ -](?!\?)/g, "[ -]+");
}

/** The letters by which a term is looked up: two, one before a star or an apostrophe, none where it begins with a star. */
function leadOf(term: string): string {
  return /^[\p{L}\p{N}]{0,2}/u.exec(term)?.[0] ?? "";
}

function anyOf(terms: readonly string[]): RegExp {
  return new RegExp(`(?:${terms.map(sourceOf).join("|")})(?![\\p{L}\\p{N}])`, "uy");
}

/** Words of which it is kept which pattern may find a term there: those of ordinary texts, never all of a hostile one. */
const mostAsked = 20_000;
const longestAsked = 30;

/**
 * Finds what begins at a place of a text. It is asked at the beginnings of words alone, and there for the terms with the same
 * first letters: there are hundreds. Terms that begin with a star are asked for in words alone that hold their letters. A
 * pattern is made when the first word asks for it, since making all of them takes seconds.
 */
function finderOf(terms: readonly string[]): (text: string, at: number, word: string) => string | undefined {
  const byLead = Map.groupBy(terms, leadOf);
  const open = new Set(byLead.get("") ?? []);
  const letters = [...open].flatMap((term) => /^\*(\p{L}+)/u.exec(term)?.[1] ?? []);
  const inner = new RegExp(letters.join("|") || "$^", "u");
  const made = new Map<string, RegExp | null>();
  const make = (lead: string, isOpen: boolean): RegExp | null => {
    const own = new Set([lead, lead.slice(0, 1)].flatMap((begin) => (begin ? (byLead.get(begin) ?? []) : [])));
    const those = terms.filter((term) => own.has(term) || (isOpen && open.has(term)));
    return those.length > 0 ? anyOf(those) : null;
  };
  const asked = new Map<string, RegExp | null>();
  const patternFor = (word: string): RegExp | null => {
    const known = asked.get(word);
    if (known !== undefined) return known;
    // Words of hostile texts begin in any way; only what terms begin with is kept.
    const lead = [word.slice(0, 2), word.slice(0, 1)].find((begin) => byLead.has(begin)) ?? "";
    const isOpen = inner.test(word);
    const key = `${lead}${isOpen ? "*" : ""}`;
    const pattern = made.get(key) ?? make(lead, isOpen);
    made.set(key, pattern);
    if (asked.size < mostAsked && word.length < longestAsked) asked.set(word, pattern);
    return pattern;
  };
  return (text, at, word) => {
    const pattern = patternFor(word);
    if (!pattern) return undefined;
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  };
}

/** A vocabulary of terms in lower case and without accents; a star stands for any letters, " … " for up to three words. */
export function vocabulary<Kind extends string>(lists: Record<Kind, readonly string[]>): Vocabulary<Kind> {
  const pairs: Term<Kind>[] = (Object.entries(lists) as [Kind, readonly string[]][]).flatMap(([kind, list]) =>
    list.map((term) => ({ kind, term })),
  );
  const longestFirst = pairs.sort(
    (one, other) => other.term.replaceAll("*", "").length - one.term.replaceAll("*", "").length,
  );
  return {
    find: finderOf(longestFirst.map(({ term }) => term)),
    terms: longestFirst.map(({ kind, term }) => ({ kind, whole: new RegExp(`^(?:${sourceOf(term)})$`, "u") })),
    spellings: pairs
      .map(({ kind, term }) => ({ kind, word: term.replace(/\*$/, ""), goesOn: term.endsWith("*") }))
      .filter(({ word }) => /^\p{L}{5,}$/u.test(word)),
  };
}

function occurrences(text: string, { find }: Vocabulary<string>): { words: string; at: number }[] {
  const found = [];
  let free = 0;
  for (const { 0: word, index: at } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const words = at < free ? undefined : find(text, at, word);
    if (words === undefined) continue;
    found.push({ words, at });
    free = at + words.length;
  }
  return found;
}

/** What a text says in words of the vocabulary, in the order of the text. It is in lower case and without accents. */
export function mentions<Kind extends string>(text: string, known: Vocabulary<Kind>): Mention<Kind>[] {
  const kinds = new Map<string, Kind | undefined>();
  return occurrences(text, known).flatMap(({ words, at }) => {
    if (!kinds.has(words)) kinds.set(words, known.terms.find(({ whole }) => whole.test(words))?.kind);
    const kind = kinds.get(words);
    return kind ? [{ kind, at, words }] : [];
  });
}

const longestText = 2_000;

/** Whether a word looks like a term: one letter wrong, or two in a long one, but not the first. */
function isLike(said: string, { word, goesOn }: { word: string; goesOn: boolean }): boolean {
  if (said[0] !== word[0]) return false;
  const allowed = word.length >= 8 ? 2 : 1;
  const starts = goesOn ? [said.slice(0, word.length), said.slice(0, word.length + 1)] : [said];
  return starts.some((start) => Math.abs(start.length - word.length) <= allowed && distance(start, word) <= allowed);
}

/** The kind of a text whose words are none of the vocabulary's but look like one of them, misspelt. */
export function misspelt<Kind extends string>(
  text: string,
  known: Vocabulary<Kind>,
  isPlain: (word: string) => boolean,
): Kind | null {
  const words = text.slice(0, longestText).match(/\p{L}{4,}/gu) ?? [];
  for (const said of new Set(words)) {
    const near = isPlain(said) ? undefined : known.spellings.find((spelling) => isLike(said, spelling));
    if (near) return near.kind;
  }
  return null;
}
