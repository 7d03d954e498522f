import { inAnyLanguage, wholeWordsOf, type Spoken } from "../../text/spoken";
import { mapNames } from "@/lib/core/names";
import { planLanguages, type PlanLanguage } from "@/lib/core/language";
import { withoutQuotes } from "../../text/reading";
import { searchable } from "../../text/wording";
import { isApplied } from "../levels";
import { mostCharacters } from "./constants";
import type { ContentReading } from "./reading";
import words from "./words/depth.json";

type Signs = { low: RegExp; beyond: RegExp; rote: RegExp };

function signsOf(language: PlanLanguage): Signs {
  const { low, beyond, rote } = words[language];
  return {
    low: wholeWordsOf(low),
    beyond: new RegExp(`(?<!\\p{L})(?:${beyond})`, "u"),
    rote: wholeWordsOf(rote, "gu"),
  };
}

/** What asks for remembering alone, what for more, and acts of rote learning; over searchable text. */
const signs = mapNames(planLanguages, signsOf);

/** "Learners will calculate": the verb stands where a clause begins. */
const promises: Spoken = {
  en: ["(?:will|shall|should|can|may)(?: be able to)?"],
  fr: ["sauront", "pourront", "seront capables? de"],
  rw: ["azashobora", "bazashobora"],
  sw: ["ataweza", "wataweza"],
};
const future = wholeWordsOf(inAnyLanguage(promises), "gu");

/** Whether an objective promises to remember and nothing more. */
export function promisesRecall({ objective, language }: ContentReading): boolean {
  const text = searchable(withoutQuotes(objective.text)).replace(future, ",");
  const { low, beyond } = signs[language];
  return low.test(text) && !beyond.test(text) && !isApplied(text, language);
}

/** Acts of copying and repeating, of which one or two are found in any lesson. */
const usual = 2;

/** Whether learners mostly copy, repeat, recite and listen. */
export function isRote({ parts, language }: ContentReading): boolean {
  const text = searchable(
    withoutQuotes(
      parts
        .map(({ learners }) => learners)
        .join("\n")
        .slice(0, mostCharacters),
    ),
  );
  return (text.match(signs[language].rote) ?? []).length > usual;
}
