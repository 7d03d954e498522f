import type { PlanLanguage } from "@/lib/core/language";
import { searchable } from "../../../text/wording";

/** Beginnings of a scene that the teacher plays or shows, by language: it is done, not said. */
const stage: Record<PlanLanguage, RegExp> = {
  en: /^(?:ask|bend|bite|blow|bring|chew|clap|close|cover|cut|dip|draw|drop|fill|fold|give|go|hang|hide|hold|lay|let|light|look|open|pin|place|play|point|pour|put|read|rub|say|show|sit|stretch|take|tear|tell|throw|tie|touch|try|turn|unfold|whisper|wipe|write|the teacher|(?:a|one|two|three|four|five) learners?|on the (?:chalk)?board)\b/,
  fr: /^(?:montrer|ecrire|lire|demander|ouvrir|poser|mettre|prendre|dessiner|tenir|faire|dire|donner|l'enseignante?|(?:un|deux|trois) (?:eleves?|apprenants?)|au tableau)\b/,
  rw: /^(?:ku|kw|gu|umwarimu|abanyeshuri)/,
  sw: /^(?:ku(?!na\b)|kw|mwalimu|wanafunzi)/,
};

/** Whether a hook is a scene to be played or shown rather than words to be said. */
export function isStaged(hook: string, language: PlanLanguage): boolean {
  return stage[language].test(searchable(hook.trim())) || /\blearners (?:begin|finish|guess|ask|close)\b/i.test(hook);
}

/** Whether a mistaken idea is told as something that learners do ("Learners put ..."), not as their words. */
export function tellsOfLearners(says: string): boolean {
  return /\b(?:learners?|apprenants?|eleves?|abanyeshuri|umunyeshuri|wanafunzi|mwanafunzi)\b/.test(searchable(says));
}

const count =
  "(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)";
const countOf = new RegExp(
  `\\b${count} (?:[\\p{L}]+ ){0,3}?(?:of|out of|sur|kuri|kati ya) (?:\\w+ )?${count}\\b`,
  "iu",
);
const counts =
  /\b(?:at least|at most \w+ mistakes|all|both|each|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|au moins|nibura|angalau|tou(?:s|tes))\b/i;
/** Of what quality answers are, not how many. */
const quality = /^(?:with(?:in)?|to the|in lowest|avec|a)\b/i;

/** What is said of how the work is done, and is whole after "the work is done": "with the unit", "without a calculator". */
const manner: Record<PlanLanguage, RegExp> = {
  en: /^(?:with|within|in|by|to|at|on|without|so that|according|using|from)\b/i,
  fr: /^(?:avec|sans|en|dans|par|de|à|selon)\b/i,
  rw: /^(?:a|ba)\p{L}/iu,
  sw: /^(?:kwa|bila|katika|akiwa)\b/i,
};

/** Whether a standard can be looked for while learners work. */
export function isObserved(standard: string, language: PlanLanguage): boolean {
  return manner[language].test(standard) && !isCounted(standard) && !/\bexerci[sc]es?\b|\d/i.test(standard);
}

/** Whether a standard counts results ("4 of 5"): the plan counts those of its own questions. */
export function isCounted(standard: string): boolean {
  return countOf.test(standard);
}

/** What a standard says of the quality of an answer ("with the unit", "to 1 °C"); "" where it only counts. */
export function keptStandard(standard: string): string {
  const parts = standard.split(/,? and (?=with\b)|, (?=with\b)/);
  return parts.filter((part) => quality.test(part) && !countOf.test(part) && !counts.test(part)).join(", ");
}
