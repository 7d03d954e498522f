import { mapNames } from "@/lib/core/names";
import { planLanguages, type PlanLanguage } from "@/lib/core/language";
import { searchable } from "../../text/wording";
import { inAnyLanguage, type Spoken } from "../../text/spoken";
import { mostCharacters } from "./constants";
import type { ContentReading } from "./reading";
import words from "./words/receptive.json";

/** Acts of one who is only shown and told, and what goes on with the act before instead of naming one. */
type Signs = Record<keyof (typeof words)["en"], RegExp>;

function signsOf(language: PlanLanguage): Signs {
  const { receiving, passing } = words[language];
  return {
    receiving: new RegExp(`^(?:${receiving})(?!\\p{L})`, "u"),
    passing: new RegExp(`^(?:${passing})(?!\\p{L})`, "u"),
  };
}

const signs = mapNames(planLanguages, signsOf);

const subjects: Spoken = {
  en: ["(?:the |all )?(?:learners?|trainees?|pupils?|students?)", "they", "all", "everybody"],
  fr: ["(?:les |l')?(?:eleves?|apprenants?|stagiaires?)", "ils", "elles"],
  rw: ["abanyeshuri", "abana", "abiga"],
  sw: ["wanafunzi", "watoto"],
};
const joins: Spoken = {
  en: ["and", "then"],
  fr: ["et", "puis"],
  rw: ["kandi", "hanyuma", "maze"],
  sw: ["na", "kisha"],
};
/** "Step 2:", "3)" and whoever acts, before the verb. */
const head = new RegExp(
  `^\\W*(?:\\p{L}+ )?\\d{1,2}\\s*(?:\\([^)]*\\))?\\s*[.:)]\\s*|^\\W*(?:${inAnyLanguage(subjects)}) |^\\W+`,
  "u",
);
const ends = new RegExp(`[,;.\\n]|(?<!\\p{L})(?:${inAnyLanguage(joins)})(?!\\p{L})`, "u");
/** Fewer acts may be all that a short note names. */
const tellable = 3;

/** Whether learners do nothing in the whole development but watch, listen and write down what is said. */
export function isReceptive({ parts, language }: ContentReading): boolean {
  const { receiving, passing } = signs[language];
  const acts = parts.slice(1, -1).flatMap(({ learners }) => {
    const text = searchable(learners.slice(0, mostCharacters)).replace(
      / ?(?<!\p{L})(?=(?:step|etape|hatua|intambwe) \d)/gu,
      "\n",
    );
    return text.split("\n").flatMap((line) => line.replace(head, "").split(ends));
  });
  const said = acts.map((act) => act.replace(head, "").trim()).filter((act) => act.length > 2 && !passing.test(act));
  return said.length >= tellable && said.every((act) => receiving.test(act));
}
