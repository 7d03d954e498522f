import { isFilled, searchable } from "../text/wording";
import { inTheBox } from "./named";
import { mentions } from "./vocabulary";
import { separators } from "./words";

/** What stands between two marks, with the mark before it. */
export type Part = { said: string; words: string; mark: string };

/** The parts of a text between its commas and its "and"; what one expression says ("deaf and blind") is one part. */
export function partsOf(text: string): Part[] {
  // Of a row of spaces each would be tried as the first.
  let rest = text
    .replace(/[^\S\n]+/g, " ")
    .replace(/[’‘`´]/g, "'")
    .replace(/\bw\/(?!o\b)/gi, "with ");
  const whole: string[] = [];
  for (const { words } of mentions(searchable(rest), inTheBox).filter(({ words }) => separators.test(words))) {
    const at = searchable(rest).indexOf(words);
    // Positions agree only where taking the accents off did not change the length.
    if (at < 0 || searchable(rest).length !== rest.length) continue;
    const mark = String.fromCharCode(0xe000 + whole.length);
    whole.push(rest.slice(at, at + words.length));
    rest = rest.slice(0, at) + mark + rest.slice(at + words.length);
  }
  const marks = ["", ...[...rest.matchAll(new RegExp(separators, "giu"))].map(([mark]) => mark)];
  return rest
    .split(separators)
    .map((part) => part.replace(/[\ue000-\uf8ff]/g, (mark) => whole[mark.charCodeAt(0) - 0xe000] ?? "").trim())
    .map((part, index) => ({ said: part, words: searchable(part), mark: marks[index] ?? "" }))
    .filter(({ said }) => isFilled(said));
}
