import type { NeedKind, RoomCondition } from "./constants";
import terms from "./terms.json";

function listOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(", "));
}

function listsOf<Kind extends string>(table: Record<Kind, readonly string[]>): Record<Kind, string[]> {
  const lists = Object.entries<readonly string[]>(table).map(([kind, lines]) => [kind, listOf(lines)]);
  return Object.fromEntries(lists) as Record<Kind, string[]>;
}

type NamedKind = Exclude<NeedKind, "other">;

/**
 * What teachers write of special needs, in the four languages: lower case, without accents. A star stands for any letters,
 * so that "*tabona" finds utabona, batabona and ntabona. Where two terms fit the same words, the longer one counts.
 */
export const needTerms = listsOf<NamedKind>(terms.needs);

/** Words that name a need where nothing else is spoken of, but are everyday words in a lesson. */
export const everydayTerms: Partial<Record<NamedKind, string[]>> = listsOf(terms.everyday);

/** What is said in the same box of the room and the class, and of no learner. */
export const conditionTerms = listsOf<RoomCondition>(terms.conditions);

/** Words around a need that name no need of their own; what consists of nothing else is no unknown need. */
export const plainWords: ReadonlySet<string> = new Set(terms.plain.join(" ").split(" "));
