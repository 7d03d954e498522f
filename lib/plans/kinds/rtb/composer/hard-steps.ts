import type { Session as JobSheet } from "@/lib/bank/schema";
import { searchable } from "../../../text/wording";

/** The words of a text that can tell a step: long ones, without their endings. */
function tellingWords(text: string): Set<string> {
  return new Set((searchable(text).match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5)));
}

/**
 * Numbers of the steps that are worth showing, in their order, at most `most`: of those that have a standard the ones of which
 * the sheet's faults and criteria speak most, in words that few other steps have, and the longer ones.
 */
export function hardSteps({ procedure, faults, criteria }: JobSheet, most: number): number[] {
  const said = procedure.map((step) => tellingWords(`${step.do} ${step.standard ?? ""}`));
  const frequency = (word: string) => said.filter((words) => words.has(word)).length;
  const judged = [...faults.map(({ sign, cause, remedy }) => `${sign} ${cause} ${remedy}`), ...criteria].map(
    tellingWords,
  );
  const spoken = (own: Set<string>) =>
    judged
      .flatMap((words) => [...own].filter((word) => words.has(word)))
      .reduce((sum, word) => sum + 1 / frequency(word), 0);
  const weighed = procedure.map(({ minutes, standard }, index) => ({
    number: index + 1,
    weight: (standard ? 100 : 0) + spoken(said[index] ?? new Set()) + minutes / 5,
  }));
  const chosen = weighed.sort((a, b) => b.weight - a.weight).slice(0, most);
  return chosen.map(({ number }) => number).sort((a, b) => a - b);
}
