import { planLanguages, type PlanLanguage } from "@/lib/core/language";
import { mapNames, namesOf } from "@/lib/core/names";
import words from "./exposure.json";

// Who has told the class of illness, death or violence in the own family is seen otherwise from then on. No lesson needs that,
// whatever it is about: it can be learnt from the case of somebody who is not there.

type Signs = Record<Exclude<keyof (typeof words)["en"], "kin" | "own">, RegExp>;

function signsOf(language: PlanLanguage): Signs {
  const { kin, own, said, ...others } = words[language];
  const filled = said.map((one) => one.replaceAll("OWNKIN", `\\b${own}${kin}\\b`).replaceAll("KIN", kin));
  const patterns = { ...others, said: filled.map((one) => `(?:${one})`).join("|") };
  return mapNames(namesOf(patterns), (name) => new RegExp(patterns[name], "u"));
}

const lists = mapNames(planLanguages, signsOf);

/** So many words of prevention of a sentence are looked at. */
const mostCare = 20;

/**
 * Whether what is told is how illness is prevented, or that of crops. What is only joined to it spares nobody: "tell of the illness
 * of your mother and how you prevent it".
 */
function isOfCare(sentence: string, found: string, { care, joins, pronoun, acts }: Signs): boolean {
  const from = sentence.indexOf(found);
  const to = from + found.length;
  // Whoever writes a sentence of cows only shall not have each of them weighed.
  const few = [...sentence.matchAll(new RegExp(care, "gu"))].slice(0, mostCare);
  return few.some(({ 0: words, index: at }) => {
    if (at >= to) return !joins.test(sentence.slice(to, at));
    const between = sentence.slice(at + words.length, from);
    return !joins.test(between) || !(acts.test(between) || pronoun.test(between));
  });
}

/**
 * Whether nobody is exposed: crops and letters are spoken of, a case of others, what one does if somebody falls ill, or what is
 * told a nurse alone.
 */
function isSpared(sentence: string, found: string, signs: Signs): boolean {
  const { second, things, told, apart, aloud, supposed, raised } = signs;
  return (
    things.test(sentence) ||
    isOfCare(sentence, found, signs) ||
    (told.test(sentence) && !second.test(found)) ||
    (apart.test(sentence) && !aloud.test(sentence)) ||
    (supposed.test(sentence) && !raised.test(sentence))
  );
}

/**
 * What of a sentence has learners tell of an illness, a disability, a death or violence in their own families, or show what their
 * bodies suffered; null where it has them tell none of it. The sentence is searchable.
 */
export function exposureIn(sentence: string, language: PlanLanguage): string | null {
  const signs = lists[language];
  const [found] = signs.said.exec(sentence) ?? [];
  if (found === undefined || !signs.acts.test(sentence)) return null;
  if (!signs.second.test(sentence) && !signs.learners.test(sentence)) return null;
  return isSpared(sentence, found, signs) ? null : found;
}
