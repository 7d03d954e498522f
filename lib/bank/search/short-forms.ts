import { plainLetters } from "@/lib/core/searchable";
import { lettersOf } from "./letters";
import { topicWords } from "./vocabulary/words";

/** How long a short form is: "lat", "combs", "perms"; and how many titles a word may stand in to be what one is short for. */
const length = { least: 3, most: 6 };

type Company = "none" | "some" | "all";
type WholeWord = { word: string; root: string; titles: Set<number> };

/** Words of titles by their first letters, and in which titles each root stands. */
function titled(titles: readonly string[]) {
  const wholes = new Map<string, WholeWord>();
  for (const [at, title] of titles.entries())
    for (const word of lettersOf(title)) {
      const root = topicWords(word)[0];
      if (root === undefined || word.length <= length.least) continue;
      const whole = wholes.get(word) ?? { word, root, titles: new Set<number>() };
      wholes.set(word, whole);
      whole.titles.add(at);
    }
  const beginning = Map.groupBy(wholes.values(), ({ word }) => word.slice(0, length.least));
  const byRoot = Map.groupBy(wholes.values(), ({ root }) => root);
  return { beginning, byRoot };
}

function meet(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  for (const one of few) if (many.has(one)) return true;
  return false;
}

/** The word of most company, where no other has as much; `least` words must keep it company. */
function best(counted: readonly { whole: WholeWord; company: number }[], least: number): WholeWord | undefined {
  const [first, ...others] = [...counted].sort((a, b) => b.company - a.company);
  if (!first || first.company < least) return undefined;
  const rivals = others.filter(({ whole, company }) => company === first.company && whole.root !== first.whole.root);
  return rivals.length > 0 ? undefined : first.whole;
}

/**
 * Tells what the beginnings of words stand for by the company that they keep: "sig figs" is "significant figures", since these
 * two stand together in a title, and "signal" stands beside nothing of the wish. `companyOf` says of a word how many others of the
 * wish must keep its whole company: some, or all and two at least; none where it is never short for another.
 */
export function shortForms(titles: readonly string[], companyOf: (word: string) => Company): (text: string) => string {
  const { beginning, byRoot } = titled(titles);
  const wholesOf = (word: string): WholeWord[] => {
    const begun = word.length > length.least ? word.replace(/s$/, "") : word;
    const known = beginning.get(begun.slice(0, length.least)) ?? [];
    return known.filter(({ word: whole }) => whole.startsWith(begun) && whole.length >= begun.length + 2);
  };
  const standsIn = (word: string): Set<number> => {
    const wholes = isMaybe(word) ? wholesOf(word) : topicWords(word).flatMap((root) => byRoot.get(root) ?? []);
    return new Set(wholes.flatMap(({ titles: own }) => [...own]));
  };
  const isMaybe = (word: string) =>
    word.length >= length.least && word.length <= length.most && companyOf(word) !== "none";
  return (text) => {
    const words = lettersOf(text);
    if (words.length < 2 || !words.some(isMaybe)) return text;
    const places = new Map(words.map((word) => [word, standsIn(word)]));
    const wholeOf = (word: string): string => {
      const others = [...places].filter(([other]) => other !== word).map(([, own]) => own);
      const counted = wholesOf(word).map((whole) => {
        return { whole, company: others.filter((own) => meet(own, whole.titles)).length };
      });
      return best(counted, companyOf(word) === "all" ? Math.max(2, others.length) : 1)?.word ?? word;
    };
    return text.replace(/\p{L}+\.?(?!\p{L})/gu, (typed) => {
      const word = plainLetters(typed).replace(".", "");
      return isMaybe(word) ? wholeOf(word) : typed;
    });
  };
}
