import { distance } from "fastest-levenshtein";
import { isAnagram, isTurned, soundOf } from "@/lib/core/spelling";
import { wordLengths } from "./constants";

const endings = new Set(
  ["", "al", "ic", "ical", "ity", "ion", "ation", "ition", "ication", "ment", "ive", "er", "or", "ness", "ance"].concat(
    [..."ence ly ous ate ise y ian ism ar ary ent ant isation ing ed".split(" ")],
  ),
);

/** "Electric" and "electricity", "magnet" and "magnetism": one root of five letters and more, with endings of their own. */
export function isOfOneRoot(a: string, b: string): boolean {
  if (/\d/.test(a + b)) return false;
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  for (let root = same; root >= wordLengths.root; root -= 1)
    if (endings.has(a.slice(root)) && endings.has(b.slice(root))) return true;
  return false;
}

/** As a word sounds: "sistem" and "system", "graf" and "graph". */
export const sound = soundOf([
  [/ph/g, "f"],
  [/xion/g, "ction"],
  [/y/g, "i"],
  [/ck/g, "k"],
  [/z/g, "s"],
  [/(.)\1/g, "$1"],
]);

/** Whether so few edits lie between two sounds, the shorter of which has so many letters, that one is a slip for the other. */
function isNear(left: string, right: string, shorter: number): boolean {
  const apart = distance(left, right);
  if (apart <= (shorter >= wordLengths.twoWrong ? 2 : 1)) return true;
  return apart === 2 && (isTurned(left, right) || (left.length >= wordLengths.anagram && isAnagram(left, right)));
}

/**
 * One letter from five on, two from eleven on, or two that changed places; beginnings must agree: "endothermic" is not
 * "exothermic".
 */
export function isMisspelt(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  const [left, right] = [sound(a), sound(b)];
  if (shorter < wordLengths.sameSound || /\d/.test(a + b)) return false;
  if (left === right) return true;
  if (shorter < wordLengths.oneWrong || Math.abs(left.length - right.length) > 2) return false;
  return left.slice(0, 2) === right.slice(0, 2) && isNear(left, right, shorter);
}

/** "Ph" sounds as "f" does. */
function beginning(word: string): string {
  return word.startsWith("p") ? "f" : word.slice(0, 1);
}

/** Whether two stems are one word, a slip of the finger or an ending apart. */
export function isSlipOf(a: string, b: string): boolean {
  return beginning(a) === beginning(b) && (isMisspelt(a, b) || isOfOneRoot(a, b));
}
