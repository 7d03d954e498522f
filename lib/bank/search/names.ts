import { LRUCache } from "lru-cache";
import { plainLetters, searchable } from "@/lib/core/searchable";
import subjects from "./subjects.json" with { type: "json" };
import trades from "./trades.json" with { type: "json" };

function bare(text: string): string {
  return plainLetters(text)
    .replace(/&/g, "and")
    .replace(/[^\p{L}\p{N}' ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** All names of the lists' own names, whatever a teacher calls them. */
function finder(list: Record<string, string[]>): (words: string) => ReadonlySet<string> {
  const owners = new Map<string, Set<string>>();
  for (const [name, others] of Object.entries(list))
    for (const said of [name, ...others].map(bare)) owners.set(said, (owners.get(said) ?? new Set()).add(name));
  const known = [...owners.keys()].sort((a, b) => b.length - a.length);
  const named = (words: string): ReadonlySet<string> => {
    const said = bare(words);
    const part = known.find((name) => name === said) ?? known.find((name) => isPart(name, said));
    return (part === undefined ? undefined : owners.get(part)) ?? new Set();
  };
  // One search asks for the name of the same subject beside each lesson.
  const answers = new LRUCache<string, ReadonlySet<string>>({ max: 500, memoMethod: named });
  return (words) => (words === "" ? new Set() : answers.memo(words));
}

function isPart(name: string, said: string): boolean {
  return name.length > 3 && ` ${said} `.includes(` ${name} `);
}

/** The bank's subjects that a name means, in any of the four languages; none for one that the bank does not know. */
export const subjectsNamed = finder(subjects);

/** The bank's trades that a name means. */
export const tradesNamed = finder(trades);

/** Whether two names mean the same subject, in whatever language or shortness. */
export function isSameSubject(left: string, right: string): boolean {
  if (searchable(left) === searchable(right)) return true;
  const named = subjectsNamed(left);
  return [...subjectsNamed(right)].some((name) => named.has(name));
}
