import { loadBank } from "@/lib/bank/queries";
import type { Lesson, Session } from "@/lib/bank/schema";
import type { PlanLanguage } from "@/lib/core/language";
import type { ContentReading } from "./reading";
import { searchable } from "../../text/wording";
import { ownStems } from "./terms";

/** What the entries of the bank are called, and for each word by their places which of them have it of their own. */
type Vocabularies = { titles: readonly string[]; having: ReadonlyMap<string, readonly number[]> };

const read = new Map<PlanLanguage, Vocabularies>();

function wordsOf(entry: Lesson | Session): string {
  if ("exercises" in entry) {
    const { board, discovery, exercises, worked, definitions, readings } = entry;
    return JSON.stringify([board, discovery, exercises, worked, definitions, readings]);
  }
  const { titles: _, units: __, ...work } = { units: null, ...entry };
  return JSON.stringify(work);
}

/** Read when a plan is first in doubt: most never are. */
function vocabulariesOf(language: PlanLanguage): Vocabularies {
  const known = read.get(language);
  if (known) return known;
  const { lessons, sessions } = loadBank();
  const own = [...lessons, ...sessions].filter((entry) => entry.language === language);
  const having = new Map<string, number[]>();
  own.forEach((entry, place) => {
    for (const stem of ownStems(wordsOf(entry), language)) {
      const places = having.get(stem);
      if (places) places.push(place);
      else having.set(stem, [place]);
    }
  });
  const made = { titles: own.map(({ titles }) => (titles[language] ?? []).join("\n")), having };
  read.set(language, made);
  return made;
}

/** How many lessons of a plan's subject the bank has in its language. */
export function lessonsOf({ subject, language }: ContentReading): number {
  const wanted = searchable(subject).trim();
  const { lessons } = loadBank();
  return lessons.filter((lesson) => lesson.language === language && searchable(lesson.subject) === wanted).length;
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
  const { titles, having } = vocabulariesOf(language);
  const common = new Uint16Array(titles.length);
  for (const word of words) for (const place of having.get(word) ?? []) common[place] = (common[place] ?? 0) + 1;
  const most = common.reduce((highest, count) => Math.max(highest, count), 0);
  const least = most - close * words.size;
  return { share: most / Math.max(1, words.size), titles: titles.filter((_, place) => (common[place] ?? 0) >= least) };
}
