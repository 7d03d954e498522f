import { distance } from "fastest-levenshtein";

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
  for (let root = same; root >= 5; root -= 1) if (endings.has(a.slice(root)) && endings.has(b.slice(root))) return true;
  return false;
}

const sounds = new Map<string, string>();
const mostSounds = 60_000;

/** As it sounds: "sistem" and "system", "graf" and "graph". */
export function sound(word: string): string {
  const known = sounds.get(word);
  if (known !== undefined) return known;
  const heard = word
    .replace(/ph/g, "f")
    .replace(/y/g, "i")
    .replace(/ck/g, "k")
    .replace(/z/g, "s")
    .replace(/(.)\1/g, "$1");
  if (sounds.size < mostSounds) sounds.set(word, heard);
  return heard;
}

/** Whether two words have the same letters in another order. */
export function isSwapped(a: string, b: string): boolean {
  return a.length === b.length && [...a].sort().join("") === [...b].sort().join("");
}

/** Whether two letters side by side have changed places: "ligth". */
function isTurned(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return a.length === b.length && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/**
 * One letter from five on, two from eleven on, or two that changed places; beginnings must agree: "endothermic" is not
 * "exothermic".
 */
export function isMisspelt(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  const [left, right] = [sound(a), sound(b)];
  if (shorter < 4 || /\d/.test(a + b)) return false;
  if (left === right) return true;
  if (shorter < 5) return false;
  if (left.slice(0, 2) !== right.slice(0, 2) || Math.abs(left.length - right.length) > 2) return false;
  const apart = distance(left, right);
  return (
    apart <= (shorter >= 11 ? 2 : 1) ||
    (apart === 2 && (isTurned(left, right) || (left.length >= 6 && isSwapped(left, right))))
  );
}

/** "Ph" sounds as "f" does. */
function beginning(word: string): string {
  return word.startsWith("p") ? "f" : word.slice(0, 1);
}

/** Whether two stems are one word, a slip of the finger or an ending apart. */
export function isSlipOf(a: string, b: string): boolean {
  return beginning(a) === beginning(b) && (isMisspelt(a, b) || isOfOneRoot(a, b));
}
