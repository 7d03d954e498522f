import type { NeedKind } from "./constants";
import { isFilled, oneLine, searchable } from "../../composing/rules";

export type Need = { kind: NeedKind; count: number | null; words: string };

const kinds: readonly [NeedKind, RegExp][] = [
  ["albinism", /albin|ubumuga bw'uruhu/],
  [
    "visual",
    /visual|vision|blind|sight|\beyes?\b|malvoy|aveugl|\bvue\b|kutabona|amaso|impumyi|uoni|kuona|vipofu|kipofu|macho/,
  ],
  ["hearing", /hearing|deaf|malentend|sourd|\bouie\b|audit|kutumva|amatwi|kusikia|viziwi|kiziwi|usikivu|uziwi/],
  ["autism", /autis|otisime|usonji|tawahudi/],
  ["speech", /speech|stutter|stammer|mute\b|begaie|parole|langage|kutavuga|kudedemanga|kuzungumza|kigugumizi|bubu/],
  ["gifted", /gifted|talented|fast learner|surdou|precoce|impano|bihuta|vipawa|kipawa|wepesi/],
  [
    "slow",
    /slow|learning (difficult|disab)|intellect|mental|dyslex|down syndrome|difficultes? d'apprentissage|lents?\b|ingorane mu myigire|bo mu mutwe|biga buhoro|kujifunza polepole|ugumu wa kujifunza|akili|wazito/,
  ],
  [
    "physical",
    /physical|motor|wheel ?chair|crutch|mobility|limb|moteur|fauteuil|bequille|ingingo|akagare|amaguru|viungo|ulemavu wa miguu|baiskeli|kiti cha magurudumu/,
  ],
];

const numbers: readonly [RegExp, number][] = [
  [/\b(one|un|une|umwe|mmoja)\b/, 1],
  [/\b(two|deux|babiri|wawili)\b/, 2],
  [/\b(three|trois|batatu|watatu)\b/, 3],
  [/\b(four|quatre|bane|wanne)\b/, 4],
  [/\b(five|cinq|batanu|watano)\b/, 5],
  [/\b(six|batandatu|sita)\b/, 6],
  [/\b(seven|sept|barindwi|saba)\b/, 7],
  [/\b(eight|huit|umunani|wanane)\b/, 8],
  [/\b(nine|neuf|icyenda|tisa)\b/, 9],
  [/\b(ten|dix|icumi|kumi)\b/, 10],
];

const nothing =
  /^(none|no|nil|n\/?a|no special needs?.*|aucun.*|neant|rien|nta(wo|we|bo|byo|kibazo)?( .*)?|hakuna.*|hapana|-+|0)$/;

/** A number of learners said in digits or, up to ten, in words of the four languages. */
export function countIn(text: string): number | null {
  const digits = /\b(\d{1,3})\b/.exec(text);
  if (digits) return Number(digits[1]) || null;
  return numbers.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** The special needs that a teacher's free text names, in any of the four languages, each once, with its number. */
export function findNeeds(specialNeeds: string): Need[] {
  if (!isFilled(specialNeeds) || nothing.test(searchable(specialNeeds).trim().replace(/[.!]$/, ""))) return [];
  const found: Need[] = [];
  for (const part of specialNeeds.split(/[,;\n/+&]|\band\b|\bet\b|\bna\b|\s+n[’']/)) {
    const words = searchable(part);
    const kind = kinds.find(([, pattern]) => pattern.test(words))?.[0];
    if (kind && !found.some((need) => need.kind === kind))
      found.push({ kind, count: countIn(words), words: oneLine(part, 80) });
  }
  if (found.length > 0) return found;
  return [{ kind: "other", count: countIn(searchable(specialNeeds)), words: oneLine(specialNeeds, 80) }];
}

/** The words by which some description speaks of a special need, or null. */
export function needKindIn(text: string): NeedKind | null {
  const words = searchable(text);
  return kinds.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
