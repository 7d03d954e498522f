import type { PlanLanguage } from "@/lib/core/language";
import { searchable } from "../text/wording";
import { activities, withoutQuotes } from "../text/reading";
import { patterns } from "../text/frequent-words";
import { inAnyLanguage, type Spoken } from "../text/spoken";

const links: Spoken = {
  en: ["and", "then", "to", "or", "by"],
  fr: ["et", "puis", "ou", "pour", "en", "de"],
  rw: ["na", "no", "kandi", "hanyuma"],
  sw: ["na", "kisha", "kwa"],
};
// "Baka-" and "baga-" go on with a second verb where other languages say "and".
const clauseEnd = new RegExp(`[,;:.…()]|(?=\\bba[gk]a)|\\b(?:${inAnyLanguage(links)})\\b`);

function startsWith(clause: string, pattern: RegExp): boolean {
  return pattern.exec(clause)?.index === 0;
}

/** Whether one activity of learners asks at least to apply what was learnt (Bloom): a clause of it begins with such a verb. */
export function isApplied(activity: string, language: PlanLanguage): boolean {
  const { applied, subjects } = patterns[language];
  const clauses = searchable(withoutQuotes(activity)).split(clauseEnd);
  return clauses.some((clause) => {
    let rest = clause.trim();
    while (startsWith(rest, subjects) && rest.includes(" ") && !startsWith(rest, applied))
      rest = rest.slice(rest.indexOf(" ") + 1).trim();
    return startsWith(rest, applied);
  });
}

/** How many of the learners' activities ask to apply, analyse, evaluate or create: 0 to 1; 0 where there are none. */
export function appliedShare(texts: readonly string[], language: PlanLanguage): number {
  const all = texts.flatMap(activities);
  return all.length === 0 ? 0 : all.filter((activity) => isApplied(activity, language)).length / all.length;
}
