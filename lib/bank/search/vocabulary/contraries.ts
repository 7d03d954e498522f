import groups from "./contraries.json" with { type: "json" };
import { topicWord, turned, type TurnedWish } from "./words";

/** Strict groups hold even against an entry's own titles: who subtracts is not helped by a lesson that adds. */
export type Force = "strict" | "usual";

type Contraries = ReadonlyMap<string, ReadonlySet<string>>;

function contraries(list: readonly string[]): Contraries {
  const others = new Map<string, Set<string>>();
  for (const group of list.map((words) => words.split(" ").map(topicWord)))
    for (const word of group)
      others.set(word, new Set([...(others.get(word) ?? []), ...group.filter((other) => other !== word)]));
  return others;
}

const known: Record<Force, Contraries> = {
  strict: contraries(groups.strict),
  usual: contraries([...groups.strict, ...groups.usual]),
};

/** Whether two words stand for things of one kind of which a lesson teaches one: adding and subtracting, area and perimeter. */
export function areContraries(a: string, b: string, force: Force = "usual"): boolean {
  return known[force].get(a)?.has(b) === true;
}

/** Whether one text turns into the other what that one turns into it: decimals to fractions, fractions to decimals. */
export function isTurnedRound(a: TurnedWish | null, title: string): boolean {
  const b = a && turned(title);
  const only = (side: readonly string[], other: readonly string[]) => side.filter((word) => !other.includes(word));
  if (!a || !b) return false;
  return (
    only(a.from, a.to).some((word) => only(b.to, b.from).includes(word)) &&
    only(a.to, a.from).some((word) => only(b.from, b.to).includes(word))
  );
}

/** Whether a word names one thing of a kind, so that it must be in a title to be answered. */
export function isOneOfAKind(word: string): boolean {
  return known.usual.has(word);
}

/**
 * Whether a lesson is about the other thing: its name has, of operations, figures, tenses and the like, one that the wish does not
 * have, in place of one that it has ("subtracting" where the lesson adds).
 */
export function isContrary(wish: readonly string[], name: readonly string[], force: Force = "usual"): boolean {
  const own = wish.filter((word) => !name.includes(word));
  const foreign = name.filter((word) => !wish.includes(word));
  const common = wish.filter((word) => name.includes(word));
  return own.some((word) =>
    foreign.some(
      (other) => areContraries(word, other, force) && !common.some((both) => areContraries(word, both, force)),
    ),
  );
}
