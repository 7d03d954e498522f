import { loadBank } from "@/lib/bank/queries";
import type { Lesson, Session } from "@/lib/bank/schema";
import type { PlanLanguage } from "@/lib/core/language";
import { ownStems } from "./terms";

/** An entry of the bank by what it is called and the words that it has of its own. */
type Vocabulary = { titles: string; stems: ReadonlySet<string> };

const read = new Map<PlanLanguage, readonly Vocabulary[]>();

function wordsOf(entry: Lesson | Session): string {
  if ("exercises" in entry) {
    const { board, discovery, exercises, worked, definitions, readings } = entry;
    return JSON.stringify([board, discovery, exercises, worked, definitions, readings]);
  }
  const { titles: _, units: __, ...work } = { units: null, ...entry };
  return JSON.stringify(work);
}

/** Read when a plan is first in doubt: most never are. */
function vocabulariesOf(language: PlanLanguage): readonly Vocabulary[] {
  const known = read.get(language);
  if (known) return known;
  const { lessons, sessions } = loadBank();
  const own = [...lessons, ...sessions].filter((entry) => entry.language === language);
  const made = own.map((entry) => ({
    titles: (entry.titles[language] ?? []).join("\n"),
    stems: ownStems(wordsOf(entry), language),
  }));
  read.set(language, made);
  return made;
}

/** How near to the nearest an entry may be and still count as one that a plan is like. */
const close = 0.06;

/**
 * The entries of the bank that have most of some words: `share` is the nearest one's, 0 to 1, and `titles` are what it and
 * those hardly less like are called.
 */
export function nearestEntries(
  words: ReadonlySet<string>,
  language: PlanLanguage,
): { share: number; titles: string[] } {
  const all = vocabulariesOf(language).map(({ titles, stems }) => ({
    titles,
    share: [...words].filter((word) => stems.has(word)).length / Math.max(1, words.size),
  }));
  const share = all.reduce((most, one) => Math.max(most, one.share), 0);
  return { share, titles: all.filter((one) => one.share >= share - close).map(({ titles }) => titles) };
}
