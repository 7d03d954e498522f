/** What kind of school a name says: how it is shortened, and how it is said. */
const schoolKinds = [
  ["gs", "groupe scolaire"],
  ["ep", "ecole primaire", "primary school"],
  ["es", "ecole secondaire", "secondary school"],
  ["tss", "technical secondary school"],
  ["tvet", "tvet school"],
] as const;

/** Words of schools' names that name none, and places of which every lesson may speak. */
const common = new Set(
  [
    "academy and centre center christian college community complex de des ecole et excellence for girls boys groupe high",
    "institute integrated international la le les lycee maternelle model nursery of parents primaire primary public",
    "rwanda saint sainte school schools science sciences scolaire secondaire secondary technical the tss tvet",
    "burera bugesera gakenke gasabo gatsibo gicumbi gisagara huye kamonyi karongi kayonza kicukiro kigali kirehe muhanga",
    "musanze ngoma ngororero nyabihu nyagatare nyamagabe nyamasheke nyanza nyarugenge nyaruguru rubavu ruhango rulindo",
    "rusizi rutsiro rwamagana amajyaruguru amajyepfo iburasirazuba iburengerazuba eastern northern southern western",
  ].flatMap((line) => line.split(" ")),
);

/** Nobody's name is longer, and no plan has more of them: what is, somebody wrote to have it looked for. */
const bounds = { names: 400, characters: 200, words: 12 };

function bare(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}

function wordsOf(text: string): string[] {
  return bare(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of a name that alone tell it: from three letters. */
export function partsOf(name: string): string[] {
  const words = wordsOf(name.slice(0, bounds.characters));
  return words.filter((word) => word.length > 2 && !common.has(word) && !/^\d+$/.test(word));
}

/** A school's name with its kind before and behind, long and short, whichever way it was given. */
export function spellingsOf(school: string): string[] {
  // "G.S." is two words to begin with.
  const name = wordsOf(school.slice(0, bounds.characters))
    .join(" ")
    .replace(/(?<=\b\p{L}) (?=\p{L}\b)/gu, "");
  const written = schoolKinds.flatMap((said) => {
    const own = said.find((kind) => ` ${name} `.includes(` ${kind} `));
    const rest = own && ` ${name} `.replace(` ${own} `, " ").trim();
    return rest ? said.flatMap((kind) => [`${kind} ${rest}`, `${rest} ${kind}`]) : [];
  });
  return [school, ...written];
}

/** A word of a text as it is compared, and where it stands. */
type Word = { bare: string; from: number; to: number };
type Text = { text: string; words: readonly Word[] };
/** Words of a text, from the one to before the other, that are a name. */
type WordRange = { first: number; end: number };

function readText(text: string): Text {
  const found = text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu);
  return {
    text,
    words: Array.from(found, ({ 0: word, index: from }) => ({ bare: bare(word), from, to: from + word.length })),
  };
}

/** What stands between a word and the one before. */
function gapBefore({ text, words }: Text, at: number): string {
  return text.slice(words[at - 1]?.to, words[at]?.from);
}

/** Up to three characters of whatever kind. */
function isGap(between: string): boolean {
  return between.length <= 6 && between !== "" && [...between].length <= 3;
}

/** The place after the wanted word, which stands at a place of the text; short ones also in letters with dots, as "G.S.". */
function afterWord(said: Text, first: number, wanted: string): number | null {
  let letters = "";
  for (let at = first; at < said.words.length; at += 1) {
    if (letters && gapBefore(said, at) !== ".") return null;
    letters += said.words[at]?.bare ?? "";
    if (letters === wanted) return at + 1;
    if (wanted.length > 3 || !wanted.startsWith(letters)) return null;
  }
  return null;
}

/** The place after a name that begins at a place of the text, whatever its capitals and accents; null where none does. */
function afterName(said: Text, first: number, name: readonly string[]): number | null {
  let at = first;
  for (const word of name) {
    if (at > first && !isGap(gapBefore(said, at))) return null;
    const next = afterWord(said, at, word);
    if (next === null) return null;
    at = next;
  }
  return at;
}

/** Where names stand; of two that share a word the longer counts. */
function placesOf(said: Text, names: readonly (readonly string[])[]): WordRange[] {
  const byLetter = Map.groupBy(names, ([word = ""]) => word.charAt(0));
  const found = said.words.flatMap((word, first) =>
    (byLetter.get(word.bare.charAt(0)) ?? []).flatMap((name) => {
      const end = afterName(said, first, name);
      return end === null ? [] : { first, end };
    }),
  );
  const lengthOf = ({ first, end }: WordRange) => (said.words[end - 1]?.to ?? 0) - (said.words[first]?.from ?? 0);
  const taken = new Set<number>();
  return found
    .sort((a, b) => lengthOf(b) - lengthOf(a))
    .filter(({ first, end }) => {
      const own = Array.from({ length: end - first }, (_, index) => first + index);
      if (own.some((at) => taken.has(at))) return false;
      own.forEach((at) => taken.add(at));
      return true;
    })
    .sort((a, b) => a.first - b.first);
}

/**
 * A text without the names given, each where it stands as whole words; shorter ones than three letters are no names. With
 * `capitals` only what begins with one. Words are compared with words: a pattern made of what somebody typed can be made to
 * take for ever.
 */
export function withoutNames(text: string, names: readonly string[], { capitals = false } = {}): string {
  const wanted = [...new Set(names)]
    .slice(0, bounds.names)
    .map((name) => wordsOf(name.slice(0, bounds.characters)).slice(0, bounds.words))
    .filter((words) => words.join("").length > 2);
  if (wanted.length === 0) return text;
  const said = readText(text.normalize("NFD"));
  const places = placesOf(said, wanted)
    .map(({ first, end }) => ({ from: said.words[first]?.from ?? 0, to: said.words[end - 1]?.to ?? 0 }))
    .filter(({ from }) => !capitals || /^\p{Lu}/u.test(said.text.slice(from)));
  if (places.length === 0) return text;
  const kept = [0, ...places.map(({ to }) => to)].map((from, index) => said.text.slice(from, places[index]?.from));
  return kept.join("…").normalize("NFC");
}

const addresses = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,255}/gu;
/** With a country's number, with Rwanda's alone, as in Rwanda, and without the zero, where that is no round number. */
const phones = [
  /(?<![\d.,])(?:\+|00)\d{1,3}(?:[ .()-]{0,2}\d){7,12}(?!\d)/g,
  /(?<![\d.,])\(?(?:250|0)[ .()-]{0,2}7[2389](?:[ .()-]{0,2}\d){7}(?!\d)/g,
  /(?<!\d[ .,]?)7[2389](?:[ .-]?\d){7}(?<!000)(?![ .,]?\d)/g,
];

/** A text without mail addresses and telephone numbers. */
export function withoutAddresses(text: string): string {
  return [addresses, ...phones].reduce((rest, pattern) => rest.replace(pattern, "…"), text);
}
