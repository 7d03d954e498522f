import type { Claim } from "@/lib/bank/schema";
import { loadClaims } from "@/lib/bank/queries";
import { caps } from "../score";
import type { Field, FieldPlace, Rule } from "../types";
import { quoteLengths } from "./constants";
import { contradictionsIn } from "./contradictions";
import { wordsAlone } from "./quotations";
import { wholeText, type ContentReading } from "./reading";
import { wrongEquations, isWrongAnswer } from "./reckoning/equations";
import { wrongRelations } from "./reckoning/relations";
import { isWrongYesNo, wrongComparisons } from "./reckoning/comparisons";
import { isWrongBalance, isWrongSet, unbalancedEquations } from "./reckoning/formulas";
import { isWrongProblem, wrongValues } from "./reckoning/problems";
import { isWrongSolution } from "./reckoning/unknowns";

/** Parts of the notes that tell of faults on purpose, or are read as questions and answers. */
const notRead = /Faults|Exercises|Questions|Answers/;

function statedFields({ objective, parts, assessment, notes, questions }: ContentReading): Field[] {
  const asked = questions.map(({ field, asked, answer }) => ({
    field,
    text: `${asked.replace(/[.?!;](?!\d)/g, " ")}: ${answer.replace(/[.?!;](?!\d)/g, ",")}`,
  }));
  const taught = parts.flatMap(({ field, teacher, learners }) => [
    { field, text: teacher },
    { field: field.replace("Teaching", "Learning").replace("TrainerActivity", "LearnerActivity"), text: learners },
  ]);
  return [objective, ...taught, assessment, ...notes.filter(({ field }) => !notRead.test(field)), ...asked];
}

let school: readonly Claim[] | undefined;

/** Without the facts of trades for a school's lesson; the same list each time, as its patterns are kept by it. */
function claimsFor({ isTrade }: ContentReading): readonly Claim[] {
  school ??= loadClaims().filter(({ scope }) => scope === "all");
  return isTrade ? loadClaims() : school;
}

/** What the bank's own lesson says in these words was read by two people, and stands. */
function isOfBank(words: string, { known }: ContentReading): boolean {
  return known !== null && wordsAlone(known.text).includes(wordsAlone(words));
}

function contradicted(reading: ContentReading): FieldPlace[] {
  const all = contradictionsIn(statedFields(reading), claimsFor(reading), reading.language);
  const found = all.filter(({ words }) => !isOfBank(words, reading));
  const seen = new Set<string>();
  return found.flatMap(({ field, words, fact }) => {
    if (seen.has(fact)) return [];
    seen.add(fact);
    return [{ field, values: { words, fact } }];
  });
}

const shown = 5;
/** Lessons in which 1 + 1 may be 10. */
const otherSums = /\bbases?\b|binary|binaire|modul[eo]|clock arithmetic/i;

/** Whether an answer is not what its question comes to, by the kind of the question. */
const wrongAnswers = [isWrongAnswer, isWrongBalance, isWrongSet, isWrongProblem, isWrongSolution, isWrongYesNo];

function miscalculated(reading: ContentReading): FieldPlace[] {
  const { questions, language, title } = reading;
  if (otherSums.test(title)) return [];
  const whole = wholeText(reading);
  const wrongIn = (text: string) => [
    ...[wrongEquations, wrongRelations, wrongComparisons, wrongValues].flatMap((find) => find(text, language)),
    ...unbalancedEquations(text, whole),
  ];
  const ofBank = new Set(reading.known ? wrongIn(reading.known.text) : []);
  const equations = statedFields(reading).flatMap(({ field, text }) =>
    wrongIn(text)
      .filter((words) => !ofBank.has(words))
      .map((words) => ({ field, values: { words } })),
  );
  const answers = questions
    .filter(({ asked, answer }) => wrongAnswers.some((isWrong) => isWrong(asked, answer)))
    .map(({ field, asked, answer }) => ({
      field,
      values: { words: `${asked} – ${answer}`.slice(0, quoteLengths.words) },
    }));
  return [...equations, ...answers].slice(0, shown);
}

export const factRules: readonly Rule<ContentReading>[] = [
  { id: "factsRight", criterion: "content", severity: "hard", cap: caps.unteachable, find: contradicted },
  { id: "reckonedRight", criterion: "content", severity: "hard", cap: caps.flawed, find: miscalculated },
];
