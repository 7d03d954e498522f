const marks = /\p{M}+/gu;

/** Text as it is stored for search and compared with it: lower case, without accents, single spaces. */
export function searchable(text: string): string {
  return text.normalize("NFD").replace(marks, "").toLowerCase().replace(/\s+/g, " ").trim();
}

/** A LIKE pattern that finds the words anywhere; the wildcard characters of the input stand for themselves. */
export function likePattern(search: string): string {
  return `%${searchable(search).replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}

/** Text that the database can hold: without NUL and without halves of surrogate pairs. */
export function storable(text: string): string {
  return text.replaceAll("\u0000", "").toWellFormed();
}
