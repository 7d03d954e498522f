import { planLanguages, type PlanLanguage } from "@/lib/core/language";
import { mapNames } from "@/lib/core/names";
import { inAnyLanguage } from "../text/spoken";
import { searchable } from "../text/wording";
import { needyNameIn, states, troubles } from "./persons";

// A plan is printed and handed on: it tells of a learner with a need, and never of whom.

const and = inAnyLanguage({ en: ["and"], fr: ["et"], rw: ["na", "kandi"], sw: ["na"] });
/** What parts what is said of one learner from the next. */
const ends = new RegExp(`([\\n,;()•]|[.!?](?=\\s|$)|\\s(?=(?:${and})\\s\\p{Lu}))`, "u");

/** The first name of a learner that a text tells with a need; null where none is. */
export function needyNameAmong(text: string): string | null {
  return (
    text
      .split(ends)
      .map(needyNameIn)
      .find((name) => name !== null) ?? null
  );
}

/** One learner, in the languages of plans. */
const one: Record<PlanLanguage, string> = {
  en: "a learner",
  fr: "un apprenant",
  rw: "umunyeshuri umwe",
  sw: "mwanafunzi mmoja",
};
const stateIn = mapNames(
  planLanguages,
  (language) => new RegExp(`^(?:${[...states[language], ...troubles[language]].join("|")})(?:(?<=')|(?!\\p{L}))`, "u"),
);

/** A clause without the name of its learner, in the language of its verb. */
function withoutName(clause: string): string {
  const name = needyNameIn(clause);
  if (name === null) return clause;
  const at = clause.indexOf(name);
  const rest = searchable(clause.slice(at + name.length)).replace(/^[^\p{L}]+/u, "");
  const language = planLanguages.find((each) => stateIn[each].test(rest)) ?? null;
  return language === null ? clause : clause.slice(0, at) + one[language] + clause.slice(at + name.length);
}

/** A text in which learners with a need are told of without their names: "Keza is deaf" is "a learner is deaf". */
export function withoutNeedyNames(text: string): string {
  return text.split(ends).map(withoutName).join("");
}
