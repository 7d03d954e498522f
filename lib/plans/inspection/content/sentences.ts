/** More sentences than any form has are not looked at. */
const mostSentences = 1_500;

/** The sentences of a text: to their full stop, question mark, semicolon or line's end; a number's point ends nothing. */
export function sentencesOf(text: string): string[] {
  const plain = text.replace(/(\d)\.(?=\d)/g, "$1·");
  const found = plain.match(/[^.?!;\n]+[.?!;]?/g) ?? [];
  return found.slice(0, mostSentences).map((sentence) => sentence.replaceAll("·", ".").trim());
}
