import type { PlanLanguage } from "@/lib/core/language";
import { inAnyLanguage, type Spoken } from "../../../../text/spoken";
import type { ObservedWay } from "../entry-phrases";

const numbers: Spoken = {
  en: ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
  fr: ["deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"],
  rw: [],
  sw: [],
};
const outOf: Spoken = { en: ["of", "out of"], fr: ["sur"], rw: ["kuri"], sw: ["kati ya"] };
const count = `(?:\\d+|${inAnyLanguage(numbers)})`;
/** Results that are counted: "four of the five questions". */
const countOf = new RegExp(`\\b${count} (?:[\\p{L}]+ ){0,3}?(?:${inAnyLanguage(outOf)}) (?:\\w+ )?${count}\\b`, "iu");
const amounts: Spoken = {
  en: ["at least", "at most \\w+ mistakes", "all", "both", "each", "one", ...numbers.en],
  fr: ["au moins", "tou(?:s|tes)"],
  rw: ["nibura"],
  sw: ["angalau"],
};
const counts = new RegExp(`\\b(?:${inAnyLanguage(amounts)})\\b`, "i");
const qualities: Spoken = { en: ["with(?:in)?", "to the", "in lowest"], fr: ["avec", "a"], rw: [], sw: [] };
/** Of what quality answers are, not how many. */
const quality = new RegExp(`^(?:${inAnyLanguage(qualities)})\\b`, "i");

/** What is said of how the work is done, and is whole after "the work is done": "within 5 mm", "without a calculator". */
const manner: Record<PlanLanguage, RegExp> = {
  en: /^(?:within|in|by|to|at(?! least| most)|on|without|so that|according|using|from)\b/i,
  fr: /^(?:sans|en|dans|par|de|à|selon)\b/i,
  rw: /^(?:a|ba)\p{L}/iu,
  sw: /^(?:kwa|bila|katika|akiwa)\b/i,
};

/** What is to be seen in the work: "with percentages", "at least one cause of each kind", "right method and equation". */
const seen: Record<PlanLanguage, { with: RegExp; noun: RegExp; act: RegExp } | null> = {
  en: {
    with: /^with\s+(?:the\s+)?(?!out\b|in\b)/i,
    noun: /^(?:at least|all|each|every|both|one|two|three|four|five|six|right|correct|the|a|an)\b/i,
    act: /^[a-z]+ing\b/i,
  },
  fr: { with: /^avec\s+/i, noun: /^(?:au moins|tous|toutes|chaque|les|le|la|un|une|deux|trois)\b/i, act: /^$/ },
  rw: null,
  sw: null,
};

const withWords: Spoken = { en: ["with"], fr: ["avec"], rw: [], sw: [] };
const withFirst = new RegExp(`^(?:${inAnyLanguage(withWords)})\\s+`, "i");

/** How a standard is looked for while learners work, and its words in that sentence; null for one that counts results. */
export function observedAs(standard: string, language: PlanLanguage): { way: ObservedWay; standard: string } | null {
  if (isCounted(standard) || /\bexerci[sc]es?\b|\d/i.test(standard)) return null;
  if (manner[language].test(standard)) return { way: "done", standard };
  const forms = seen[language];
  if (!forms) return null;
  if (forms.with.test(standard)) return { way: "look", standard: standard.replace(withFirst, "") };
  if (forms.noun.test(standard)) return { way: "look", standard };
  return forms.act.test(standard) ? { way: "succeed", standard } : null;
}

/** A condition whose words point to something that has not been named before it: "by writing them with ...". */
const back: Record<PlanLanguage, RegExp> = {
  en: /\b(?:them|it|its|their|they|each|these|those)\b/i,
  fr: /\ben (?:les|le|la|l’)\s?\p{L}+ant\b|\b(?:leur|leurs|chacune?)\b/iu,
  rw: /$^/,
  sw: /$^/,
};

/** Whether a condition must follow the content that it speaks of. */
export function looksBack(condition: string, language: PlanLanguage): boolean {
  return back[language].test(condition);
}

/** Whether a standard counts results ("4 of 5"): the plan counts those of its own questions. */
function isCounted(standard: string): boolean {
  return countOf.test(standard);
}

/** What a standard says of the quality of an answer ("with the unit", "to 1 °C"); "" where it only counts. */
export function keptStandard(standard: string): string {
  const parts = standard.split(/,? and (?=with\b)|, (?=with\b)/);
  return parts.filter((part) => quality.test(part) && !countOf.test(part) && !counts.test(part)).join(", ");
}
