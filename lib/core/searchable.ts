const marks = /\p{M}+/gu;
const hasMarks = /[^\x00-\x7f]/;

/** Letters without their accents; most texts have none. */
function withoutMarks(text: string): string {
  return hasMarks.test(text) ? text.normalize("NFD").replace(marks, "") : text;
}

/** Text as it is stored for search and compared with it: lower case, without accents, single spaces. */
export function searchable(text: string): string {
  return withoutMarks(text).toLowerCase().replace(/\s+/g, " ").trim();
}

/** Whether two texts are the same to who looks for one of them. */
export function isSameText(left: string, right: string): boolean {
  return searchable(left) === searchable(right);
}

/** Lower case without accents and curly apostrophes, to look for words in four languages; spaces stay. */
export function plainLetters(text: string): string {
  return withoutMarks(text.toLowerCase()).replace(/[’‘`´]/g, "'");
}

/** Several texts as they are stored for search: a line each, so that no search runs from one into the next. */
export function searchableLines(texts: readonly (string | number)[]): string {
  return texts.map((text) => searchable(String(text))).join("\n");
}

/** A LIKE pattern that finds the words anywhere; the wildcard characters of the input stand for themselves. */
export function likePattern(search: string): string {
  return `%${searchable(search).replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}

/**
 * A pattern for the start of the longest word: what a trigram index should be asked for. Each further trigram makes it
 * read one more list, and with a million rows those lists are long; the few rows found are then compared in full.
 */
export function indexedPattern(search: string): string {
  const words = searchable(search).match(/[\p{L}\p{N}]+/gu) ?? [];
  const longest = words.reduce((kept, word) => (word.length > kept.length ? word : kept), "");
  return likePattern([...longest].slice(0, 6).join(""));
}

/** Text that the database can hold: without NUL and without halves of surrogate pairs. */
export function storable(text: string): string {
  return text.replaceAll("\u0000", "").toWellFormed();
}
