import type { PlanLanguage } from "@/lib/core/language";
import { inAnyLanguage, type Spoken } from "../text/spoken";

// The box of special needs is filled in any of the languages, whatever the plan's own: each is read by the words of all.

/** Lessons whose titles share a word with a need: "physical education", "umupira w'amaguru", "calcul mental". */
const titles: Spoken = {
  en: [
    "physical (?:education|quantit\\w*|geography|propert\\w*|changes?|features?|and health)",
    "mental (?:arithmetic|calculation|maths?)",
    "figures? of speech",
    "(?:direct|reported|indirect) speech",
    "parts of speech",
    "speech marks",
  ],
  fr: ["calcul mental"],
  rw: ["w'amaguru"],
  sw: [],
};
/** Tools and parts that trades call by the word of a need: "4 blind rivets", "2 trous aveugles". */
const parts: Spoken = {
  en: [
    "(?:blind|deaf|dumb|mute|slow|left[- ]hand(?:ed)?|hand|eye|sight|hearing|ear|speech|motor|wheelchair)[ -]" +
      "(?:rivets?|flanges?|nuts?|bolts?|screws?|threads?|holes?|plugs?|caps?|joints?|hinges?|ends?|drills?|saws?|tools?|taps?|" +
      "files?|pumps?|brakes?|scissors|switch(?:es)?|terminals?|protectors?|muffs?|glass(?:es)? tubes?|mortises?|stitch(?:es)?|" +
      "seams?|hems?|zips?|corners?|spots?|alleys?|curves?|cookers?|speeds?|vehicles?|mounts?|shafts?|cycles?|ramps?|lanes?)",
  ],
  fr: [
    "(?:rivets?|brides?|ecrous?|boulons?|vis|trous?|bouchons?|filetages?|fenetres?|joints?|angles?) (?:aveugles?|sourde?s?|borgnes?)",
  ],
  rw: [],
  sw: [],
};
const tools = `\\b(?:${inAnyLanguage(parts)})\\b`;
const ofTools = new RegExp(tools);
const lessons = new RegExp(`${inAnyLanguage(titles)}|${tools}`, "g");

/** A text without the titles of lessons, and without the tools, that a need could be read out of. */
export function withoutLessons(text: string): string {
  return text.replace(lessons, " ");
}

/** Whether a text names a tool or a part by the word of a need. The text is searchable. */
export function namesTools(text: string): boolean {
  return ofTools.test(text);
}

const people: Spoken = {
  en: [
    ...["learner", "student", "pupil", "\\bchild", "\\bboys?\\b", "\\bgirls?\\b"],
    ...["low vision", "\\bblind\\b", "\\bdeaf\\b", "\\bgifted", "\\bslow", "wheelchair"],
  ],
  fr: ["apprenant", "eleve", "\\benfant", "malvoy", "malentend", "aveugle", "\\bsourde?s?\\b"],
  rw: [
    ...["umwana", "abana\\b", "munyeshuri", "abanyeshuri", "\\bufite", "\\bbafite", "\\bafite"],
    ...["impumyi", "pfamatwi", "nyamweru", "\\b(?:u|ba)ta(?:bona|vuga)", "\\butumva", "\\bbatumva"],
    ...["\\bnti?[abyu]+(?:bona|mva)", "\\bnta(?:bona|vuga)", "\\bb?a(?:bona|reba) nabi"],
  ],
  sw: [
    ...["mwanafunzi", "wanafunzi", "mtoto", "watoto", "mwenye", "wenye"],
    ...["viziwi", "kiziwi", "kipofu", "vipofu", "asiye", "wasio", "\\bha(?:wa)?(?:oni|sikii)"],
  ],
};
/** A person or a number of persons, rather than what is taught. */
export const ofLearners = new RegExp(inAnyLanguage(people));

/** One to ten, as learners are counted. */
const numerals: Record<PlanLanguage, readonly string[]> = {
  en: ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
  fr: ["une?", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"],
  rw: ["umwe", "babiri", "batatu", "bane", "batanu", "batandatu", "barindwi", "umunani", "icyenda", "icumi"],
  sw: ["mmoja", "wawili", "watatu", "wanne", "watano", "sita", "saba", "wanane", "tisa", "kumi"],
};
const numbers = numerals.en.map(
  (_, index) =>
    new RegExp(
      `\\b(?:${Object.values(numerals)
        .map((words) => words[index])
        .join("|")})\\b`,
    ),
);

/** A number up to ten that is said in words; null where none is. */
export function numberIn(text: string): number | null {
  const found = numbers.findIndex((pattern) => pattern.test(text));
  return found < 0 ? null : found + 1;
}

const singular: Spoken = {
  en: ["\\ban? (?:[\\w-]+ ){0,2}(?:learner|child|student|pupil|boy|girl)\\b"],
  fr: [],
  rw: ["\\bumwana\\b", "\\bumunyeshuri\\b"],
  sw: ["\\bmwanafunzi\\b", "\\bmtoto\\b"],
};
/** "A blind learner", "umwana utumva": one, though no number is said. */
export const single = new RegExp(inAnyLanguage(singular));

const none: Spoken = {
  en: [
    "none(?: (?:today|declared|known|reported|at present|(?:in )?this (?:class|week|term|year)))?",
    "no",
    "nil",
    "n\\/?a",
    "no special needs?.*",
  ],
  fr: ["aucun.*", "neant", "rien"],
  rw: [
    "nta ?(?:wo|we|bo|byo|kibazo)?(?: (?:ufite|bafite|uhari|bahari|abafite|kibazo|bibazo|banyeshuri|munyeshuri|bana)\\b.*)?",
  ],
  sw: ["hakuna(?: (?:mwanafunzi|wanafunzi|mwenye|wenye|mahitaji)\\b.*)?", "hapana"],
};
const noNeeds = new RegExp(`^(?:${inAnyLanguage(none)}|-+|0)$`);

const but: Spoken = {
  en: ["but", "except", "only", "apart from", "other than"],
  fr: ["sauf", "mais", "excepte", "hormis", "seulement"],
  rw: ["uretse", "usibye", "ariko", "keretse"],
  sw: ["isipokuwa", "ila", "lakini"],
};
const goesOn = new RegExp(`\\b(?:${inAnyLanguage(but)})\\b`);

/** Whether words say that there are no needs, and none all the same: "no special needs but one deaf learner". */
export function saysNone(words: string): boolean {
  return noNeeds.test(words.trim().replace(/[.!]$/, "")) && !goesOn.test(words);
}

const general: Spoken = {
  en: ["\\bspecial (?:educational )?needs?\\b"],
  fr: ["besoins? (?:educatifs? )?(?:speciaux|particuliers?)"],
  rw: [],
  sw: ["mahitaji maalum"],
};
/** A special need that is mentioned without saying which. */
export const unnamed = new RegExp(inAnyLanguage(general));

const and: Spoken = { en: ["and"], fr: ["et"], rw: ["na", "kandi"], sw: ["na"] };
/** What stands between the parts of a list; Kinyarwanda writes "n'" before a vowel. */
export const separators = new RegExp(
  `[,;\\n/+&•|]|\\.\\s|\\b(?:${inAnyLanguage(and)})\\b|\\s+n'(?=\\p{L})(?!ent|y|avons|ai\\b|a\\b)`,
  "iu",
);
