import { searchable } from "../../../../text/wording";
import { stemLetters } from "./constants";

type Question = { q: string; a: string };

/** Signs that stand for words of an objective: a sum has a plus. */
const signs: readonly [RegExp, RegExp][] = [
  [/\b(?:sums?|add|addition)/, /\d\s*\+\s*[\d(]|□\s*\+|\+\s*□/],
  [/\b(?:differences?|subtract)/, /\d\s*[-−–]\s*\d/],
  [/\b(?:products?|multipl)/, /\d\s*[×·*]\s*\d/],
  [/\b(?:quotients?|divi)/, /\d\s*[÷:]\s*\d/],
  [/\bmixed numbers?/, /(?<![\/\d])\d+ \d+\/\d+/],
  [/\bfractions?/, /\d\/\d/],
  [/\bdecimals?/, /\d[.,]\d/],
  [/\bpercent/, /%|percent/],
  [/\bequations?/, /[a-z0-9]\s*=\s*[-\da-z]/],
  [/\bprobabilit/, /\bP\(|probabilit/],
  [/\bexpected (?:value|gain)/, /\bE\(X\)|expected/],
  [/\bvariance/, /\bVar\(/],
];

const common =
  /^(?:with|from|that|this|their|them|they|when|what|which|into|about|each|other|between|using|have|does|more|most|than|pour|dans|avec|leur|numbers?|simple|given|their|different|main|some|such|those|these)$/;

/** Beginnings of the words that say something. */
export function stemsOf(text: string): Set<string> {
  const words = searchable(text).match(/[a-z]{4,}/g) ?? [];
  return new Set(words.filter((word) => !common.test(word)).map((word) => word.slice(0, stemLetters)));
}

/** The words of an objective for which a text has the sign. */
export function hasSign(names: string, text: string): string[] {
  const said = searchable(names);
  return signs.filter(([word, sign]) => word.test(said) && sign.test(text)).map(([word]) => word.source);
}

/** One thing that an objective names: its words, and the signs that stand for it. */
export type ObjectivePart = { said: string; stems: ReadonlySet<string>; signs: readonly RegExp[] };

/** Where the things of an objective are parted, and what follows a thing without being one. */
const between = /\s*[,;]\s*(?:and|et|na|then|puis)?\s*|\s+(?:and|et|na|no|n['’]|kandi|ndetse)\s*/;
const after = /\b(?:of|with|by|in|on|for|from|to|at|during|de|du|des|avec|par|dans|pour|ya|za|wa|cya|bya|ry['’])\b.*/;

/** The things that an objective's content lists: "causes, types and effects of soil erosion" are three. */
export function objectiveParts(content: string): ObjectivePart[] {
  const items = searchable(content).split(between).filter(Boolean);
  if (items.length < 2) return [];
  return items
    .map((said) => ({
      said,
      stems: stemsOf(said.replace(after, "")),
      signs: signs.filter(([word]) => word.test(said)).map(([, sign]) => sign),
    }))
    .filter((part) => part.stems.size > 0 || part.signs.length > 0);
}

/** Which of an objective's things a question asks about. */
export function askedParts(parts: readonly ObjectivePart[], { q, a }: Question): Set<string> {
  const stems = stemsOf(`${q} ${a}`);
  const asked = parts.filter(
    (part) => [...part.stems].some((stem) => stems.has(stem)) || part.signs.some((sign) => sign.test(q)),
  );
  return new Set(asked.map(({ said }) => said));
}
