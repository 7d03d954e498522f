import { distance } from "fastest-levenshtein";
import { plainLetters } from "@/lib/core/searchable";
import phrases from "./phrases.json" with { type: "json" };
import synonyms from "./synonyms.json" with { type: "json" };

/** Words that carry no topic, in the four languages; also what teachers write around a title. */
const empty = new Set(
  (
    "a an and are as at by for from how i in into is it of on or our some that the their them these this to us use using used we what when where which who why with your " +
    "lesson unit topic chapter part revision review exercise exercises introduction introducing intro basic basics about concept concepts " +
    "find finding calculate calculating calculation calculations make making prepare preparing solve solving learn learning understand " +
    "understanding explain explaining describe describing identify identifying discuss discussing study studying knowing " +
    "au aux avec ce ces comment d dans de des du en est et l la le les leur notre nos ou par pour que qui sur un une lecon unite chapitre " +
    "ba bya bw by cy cya cyo icyo ibyo gu iby ibya isomo k kandi ko ku kuri mu muri n na ni ny nya nyo rw rwa rya ry wa w y ya yo z za zo umutwe " +
    "ha hizo huu katika kwa la na ni ya za wa vya cha mada somo"
  ).split(" "),
);

function bare(text: string): string {
  return (
    plainLetters(text)
      // "Newton's laws" and "Newtons laws"; "fotosynthesis".
      .replace(/'s\b/g, "s")
      .replace(/\bfoto/g, "photo")
      .replace(/z(?=(?:e|es|ed|ing|ation)\b)/g, "s")
  );
}

/** A word without its grammatical ending: "fractions" and "fraction", "dividing" and "divide" are one. */
function stem(word: string): string {
  let root = word;
  if (/[a-z]{3}ies$/.test(root)) root = root.replace(/ies$/, "y");
  else if (/(?:s|x|z|ch|sh)es$/.test(root)) root = root.replace(/es$/, "");
  else if (/[^su]s$/.test(root) && root.length > 3) root = root.replace(/s$/, "");
  if (root.length >= 6) root = root.replace(/(?:ing|ed)$/, "");
  root = root.replace(/([b-df-hj-np-tv-z])\1$/, "$1");
  return root.length > 4 ? root.replace(/e$/, "").replace(/i$/, "y") : root;
}

const wholes = Object.entries(phrases).flatMap(([name, said]) => said.map((words) => [bare(words), name] as const));
const names = new Map(
  Object.entries(synonyms).flatMap(([name, said]) => [name, ...said].map((word) => [stem(bare(word)), stem(name)])),
);

/** A title as letters and digits alone: two that read alike are one, also where no word of them tells a topic ("a, an or the"). */
export function titleKey(text: string): string {
  return (bare(text).match(/[\p{L}\p{N}<>=+×÷%]+/gu) ?? []).join(" ");
}

/** The words of a title that tell its topic, as stems, each once and in order. */
export function topicWords(text: string): string[] {
  const whole = wholes.reduce((rest, [words, name]) => rest.replaceAll(words, name), bare(text));
  const words = whole.match(/[\p{L}\p{N}²³]+/gu) ?? [];
  const said = words.filter((word) => !empty.has(word)).map((word) => names.get(stem(word)) ?? stem(word));
  return [...new Set(said)];
}

/**
 * Whether two stems are one word, a slip of the finger apart: one letter from five on, two from eleven on. Beginnings must agree, for
 * "endothermic" is not "exothermic".
 */
export function isSlipOf(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  if (shorter < 5 || /\d/.test(a + b) || a.slice(0, 3) !== b.slice(0, 3)) return false;
  return distance(a, b) <= (shorter >= 11 ? 2 : 1);
}
