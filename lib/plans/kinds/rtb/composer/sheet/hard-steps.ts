import type { Session as JobSheet } from "@/lib/bank/schema";
import { inAnyLanguage, listOf, wholeWords, type Spoken } from "../../../../text/spoken";
import { searchable } from "../../../../text/wording";
import { againCharacters, hardStepPoints } from "./constants";

/** The words of a text that can tell a step: long ones, without their endings. */
function tellingWords(text: string): Set<string> {
  return new Set((searchable(text).match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5)));
}

/** What says at its beginning that steps before it are done again: nothing new is to be seen in it. */
const repetitions: Spoken = {
  en: ["again", "repeat", "same", "more", "others?", "rest", "remaining", "second"],
  fr: ["encore", "autres", "meme", "repeter"],
  rw: ["ongera", "subiramo"],
  sw: ["rudia", "tena"],
};
const isRepetition = wholeWords(repetitions);

function isAgain(act: string): boolean {
  return isRepetition.test(searchable(act).slice(0, againCharacters).split(/[.:;]/)[0] ?? "");
}

/** What comes before the work and after it: getting ready, cleaning, writing down. */
const chores: Spoken = {
  en: listOf(
    "read plan practi[sc]e choose select gather set_out put_on draw_up write record label clean tidy wash sweep " +
      "return put_away check_the collect",
  ),
  fr: ["lire", "nettoyer", "ranger"],
  rw: ["gusukura", "gutegura"],
  sw: ["kusafisha", "kuandaa"],
};
const isChore = new RegExp(`^\\W*(?:${inAnyLanguage(chores)})\\b`);

/**
 * Numbers of the steps that are worth showing in `showing` minutes, in their order, one at least: of those that have a standard and
 * are new the ones of which the sheet's faults, dangers, criteria and facts speak most, in words that few other steps have.
 */
export function hardSteps(
  { procedure, faults, criteria, safety, knowledge, diagrams }: JobSheet,
  { showing, steps: most, least, longest }: { showing: number; steps: number; least: number; longest: number },
): number[] {
  const said = procedure.map((step) => tellingWords(`${step.do} ${step.standard ?? ""}`));
  const frequency = (word: string) => said.filter((words) => words.has(word)).length;
  const judged = [
    ...faults.map(({ sign, cause, remedy }) => `${sign} ${cause} ${remedy}`),
    ...[...criteria, ...safety, ...knowledge.map(({ fact }) => fact), ...diagrams.map(({ caption }) => caption)],
  ].map(tellingWords);
  const spoken = (own: Set<string>) =>
    judged
      .flatMap((words) => [...own].filter((word) => words.has(word)))
      .reduce((sum, word) => sum + 1 / frequency(word), 0);
  const weighed = procedure.map(({ do: act, minutes, standard }, index) => ({
    number: index + 1,
    minutes: Math.min(longest, Math.max(least, Math.ceil(minutes / 2))),
    weight:
      (standard ? hardStepPoints.standard : 0) +
      (isAgain(act) ? hardStepPoints.again : 0) +
      (index === 0 ? hardStepPoints.first : 0) +
      (isChore.test(searchable(act)) ? hardStepPoints.aside : 0) +
      // What the work is about lies between its beginning and its end.
      hardStepPoints.midst * (1 - Math.abs((2 * index) / (procedure.length - 1) - 1)) +
      spoken(said[index] ?? new Set()),
  }));
  const chosen: typeof weighed = [];
  let left = showing;
  for (const step of weighed.sort((a, b) => b.weight - a.weight)) {
    if (chosen.length === most) break;
    if (step.minutes > left && chosen.length > 0) continue;
    chosen.push(step);
    left -= step.minutes;
  }
  return chosen.map(({ number }) => number).sort((a, b) => a - b);
}
