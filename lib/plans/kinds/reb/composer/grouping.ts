import { mostInOneGroup, workGroupSizes } from "./constants";
import type { CommonPhrases } from "./types";
import { fillPhrase } from "../../../text/wording";

export type Groups = { size: number; count: number }[];

/** A number of groups whose sizes differ by one at most. */
function evenGroups(classSize: number, count: number): Groups {
  const size = Math.floor(classSize / count);
  const larger = classSize % count;
  return [
    { size, count: count - larger },
    { size: size + 1, count: larger },
  ].filter((group) => group.count > 0);
}

function groupSizesFor(classSize: number) {
  const { large, usual, small } = workGroupSizes;
  if (classSize > large.above) return large;
  return classSize > usual.above ? usual : small;
}

/**
 * Work groups of a class: as near to the size that a task asks for as the number allows, else equal ones of 5, 4, 6 or 3 where it
 * does and sizes that differ by one where not; larger groups in large classes. The sizes times the counts add up to the class.
 */
export function groupsOf(classSize: number, wished: number | null = null): Groups {
  if (wished !== null) return evenGroups(classSize, Math.max(1, Math.round(classSize / wished)));
  if (classSize <= mostInOneGroup) return [{ size: classSize, count: 1 }];
  const { sizes, near } = groupSizesFor(classSize);
  const even = sizes.find((size) => classSize % size === 0);
  if (even !== undefined) return [{ size: even, count: classSize / even }];
  return evenGroups(classSize, Math.max(2, Math.round(classSize / near)));
}

/** "in 9 groups of 5", said right for any class size in the language of the phrases. */
export function inGroups(classSize: number, phrases: CommonPhrases["inGroups"], wished: number | null = null): string {
  if (classSize <= 1) return phrases.alone;
  if (classSize === 2) return phrases.pair;
  const groups = groupsOf(classSize, wished).sort((a, b) => b.count - a.count);
  const [first, second] = groups;
  if (!first) return phrases.alone;
  const values = { count: String(first.count), size: String(first.size) };
  if (first.count === 1 && !second) return fillPhrase(phrases.single, values);
  if (!second) return fillPhrase(phrases.groups, values);
  const more = second.count === 1 ? phrases.oneMore : phrases.moreGroups;
  const head = first.count === 1 ? phrases.single : phrases.groups;
  return `${fillPhrase(head, values)} ${fillPhrase(more, { count: String(second.count), size: String(second.size) })}`;
}

/** "in pairs", with the three that an odd number leaves. */
export function inPairs(classSize: number, phrases: CommonPhrases["inPairs"]): string {
  if (classSize <= 1) return phrases.alone;
  if (classSize === 3) return phrases.three;
  return classSize % 2 === 0 ? phrases.even : phrases.odd;
}
