import { distance } from "fastest-levenshtein";
import { plainLetters } from "@/lib/core/searchable";
import { wordLengths } from "./constants";
import { lettersOf } from "./letters";
import { isOfOneRoot, sound } from "./slips";
import { isOfItsOwn, isSoft, topicWords } from "./vocabulary/words";

type TitledWord = { word: string; root: string; titles: Set<number> };

/** Words of titles by their first letters, the titles of each root, and how many roots each title has. */
function titled(titles: readonly string[]) {
  const words = new Map<string, TitledWord>();
  const sizes: number[] = [];
  const byRoot = new Map<string, Set<number>>();
  for (const [at, title] of titles.entries()) {
    const roots = topicWords(title);
    sizes.push(roots.length);
    for (const root of roots) byRoot.set(root, (byRoot.get(root) ?? new Set()).add(at));
    for (const word of lettersOf(title)) {
      if (word.length < wordLengths.companion) continue;
      const known = words.get(word) ?? { word, root: topicWords(word)[0] ?? "", titles: new Set<number>() };
      words.set(word, known);
      known.titles.add(at);
    }
  }
  const telling = [...words.values()].filter(({ root }) => root !== "");
  return { beginning: Map.groupBy(telling, ({ word }) => word.charAt(0)), byRoot, sizes };
}

function meeting(sets: readonly ReadonlySet<number>[]): number[] {
  const [first, ...others] = [...sets].sort((a, b) => a.size - b.size);
  return first ? [...first].filter((one) => others.every((set) => set.has(one))) : [];
}

function isNear(word: string, other: string): boolean {
  return Math.abs(word.length - other.length) <= 2 && distance(sound(word), sound(other)) <= 1;
}

function isConfused(word: string, other: string): boolean {
  return (
    word.length >= wordLengths.confused &&
    word.slice(0, wordLengths.confusedBeginning) === other.slice(0, wordLengths.confusedBeginning) &&
    !isOfOneRoot(word, other) &&
    distance(word, other) <= 2
  );
}

/** Whether a title has a word of that root, and whether a text of the bank writes a word so. */
type WordTests = Record<"isKnown" | "isSpelt", (word: string) => boolean>;

/**
 * Mends what is too short, or too much a word of its own, to be mended alone, where all else of the wish stands in one title with
 * what is meant: "balanced diat", "Archimedes' principal". Gives the words that are meant by those of a wish.
 */
export function companions(
  titles: readonly string[],
  { isKnown, isSpelt }: WordTests,
): (text: string) => ReadonlyMap<string, string> {
  const { beginning, byRoot, sizes } = titled(titles);
  const rootsOf = (word: string) => topicWords(word).filter((root) => !isSoft(root));
  const titlesOf = (root: string) => byRoot.get(root) ?? new Set<number>();
  const meantBy = (word: string, others: readonly ReadonlySet<number>[]): string | undefined => {
    const isWord = rootsOf(word).some(isKnown) || isSpelt(word);
    const alike = (beginning.get(word.charAt(0)) ?? []).filter((other) => {
      if (!(isWord ? isConfused(word, other.word) : isNear(word, other.word))) return false;
      const together = meeting([other.titles, ...others]);
      // A word of some text is another one only where all is the title, and nothing is left of it.
      return isWord ? together.some((at) => sizes[at] === others.length + 1) : together.length > 0;
    });
    return new Set(alike.map(({ root }) => root)).size === 1 ? alike[0]?.word : undefined;
  };
  return (text) => {
    const said = plainLetters(text.replace(/['’]s(?!\p{L})/gu, "s")).match(/[\p{L}\p{N}]+/gu) ?? [];
    const words = said.filter((word) => rootsOf(word).length > 0);
    const unknown = words.filter((word) => !rootsOf(word).some(isKnown));
    const isTogether = () => meeting(words.flatMap(rootsOf).map(titlesOf)).length > 0;
    if (words.length < 2 || unknown.length > 1 || (unknown.length === 0 && isTogether())) return new Map();
    const strange = (unknown.length > 0 ? unknown : words).filter(
      (word) => word.length >= wordLengths.companion && !/\d/.test(word),
    );
    const meant = strange.flatMap((word): [string, string][] => {
      const others = [...new Set(words.flatMap((other) => (other === word ? [] : rootsOf(other))))];
      const other = meantBy(word, others.map(titlesOf));
      return other === undefined || isOfItsOwn(rootsOf(word)[0] ?? "") ? [] : [[word, other]];
    });
    return new Map(meant.length === 1 ? meant : []);
  };
}
