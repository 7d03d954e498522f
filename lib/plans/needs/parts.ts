import { orderWords } from "../text/methods/reading";
import { isFilled, searchable } from "../text/wording";
import { inTheBox } from "./named";
import { mentions } from "./vocabulary";
import { separators } from "./words";

/** What stands between two marks, with the mark before it. */
export type NeedPart = { said: string; words: string; mark: string };

/** Whether words hold what would part them, be it at their end. */
function isParted(words: string): boolean {
  return separators.test(`${words} `) || separators.test(`${words}i`);
}

/** A text cut at its commas and its "and", with the mark before each piece; one expression ("deaf and blind") is whole. */
export function cutAtMarks(text: string): { piece: string; mark: string }[] {
  let rest = text;
  const whole: string[] = [];
  const said = searchable(rest);
  const ordered = [...said.matchAll(orderWords)].map(([words]) => words);
  const expressions = [...mentions(said, inTheBox).map(({ words }) => words), ...ordered];
  for (const words of expressions.filter(isParted)) {
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
    .map((part) => part.replace(/[\ue000-\uf8ff]/g, (mark) => whole[mark.charCodeAt(0) - 0xe000] ?? ""))
    .map((piece, index) => ({ piece, mark: marks[index] ?? "" }));
}

/** The parts of a text between its commas and its "and". */
export function partsOf(text: string): NeedPart[] {
  // Of a row of spaces each would be tried as the first.
  const plain = text
    .replace(/[^\S\n]+/g, " ")
    .replace(/[’‘`´]/g, "'")
    .replace(/\bw\/(?!o\b)/gi, "with ");
  return cutAtMarks(plain)
    .map(({ piece, mark }) => ({ said: piece.trim(), words: searchable(piece.trim()), mark }))
    .filter(({ said }) => isFilled(said));
}
