import { bullets, clause, fillPhrase, inOneLine, isFilled, listed, numbered } from "../../../../text/wording";
import { hasParts } from "../entry/assessed";
import type { TaughtEntry } from "../entry/taught";
import { keptStandard, looksBack, observedAs } from "../entry/standard";
import type { LessonDraft } from "../lesson/lesson";

/** Of the questions that are asked all but one must be right, of two both; what only one of them asks is named. */
function measured({ phrases, exercises, entry }: TaughtEntry, said: "marks" | "standard"): string {
  const { assessed, keys } = exercises;
  const total = assessed.length;
  if (total <= 2) return phrases[said].both;
  const { item, one, many } = phrases.keyed;
  const named = listed(
    keys.map((n) => fillPhrase(item, { n: String(n) })),
    entry.language,
  );
  const keyed = keys.length > 0 ? fillPhrase(keys.length === 1 ? one : many, { keys: named }) : "";
  const right = String(Math.max(total - 1, keys.length));
  return fillPhrase(phrases[said].some, { total: String(total), right, keyed });
}

/** What a learner will be able to do, under which condition and to which standard. */
export function entryObjective(lesson: LessonDraft, taught: TaughtEntry): string {
  const { entry, phrases } = taught;
  const { verb, content, condition, standard } = entry.objective;
  const kept = keptStandard(clause(standard));
  const marks = measured(taught, "marks");
  const whole = kept ? fillPhrase(phrases.marksAnd, { marks, standard: kept }) : marks;
  const parts = { verb, content: clause(content), condition: clause(condition), standard: whole };
  // A condition that speaks of "them" follows what it speaks of.
  const phrase = looksBack(condition, entry.language) ? phrases.objectiveFirst : phrases.objective;
  return fillPhrase(phrase, { ...lesson.values, ...parts });
}

/** How the objective is assessed, with the questions themselves; their answers stand in the notes. */
export function entryAssessment(lesson: LessonDraft, taught: TaughtEntry): string {
  const { entry, phrases, exercises } = taught;
  const { assessment } = lesson.bank.common;
  const standard = clause(entry.objective.standard);
  // What learners do in the lesson is looked at as it is done; what counts results is counted at the end.
  const observed = keptStandard(standard) === "" ? observedAs(standard, entry.language) : null;
  const during = observed ? [fillPhrase(phrases.observed[observed.way], { standard: observed.standard })] : [];
  const parts = exercises.assessed.some(hasParts) ? [phrases.parts] : [];
  const lines = [
    fillPhrase(assessment.observation, lesson.values),
    ...during,
    [measured(taught, "standard"), ...parts].join(" "),
  ];
  const ways = lesson.needs.map((need) => need.assessment ?? "").filter(isFilled);
  return [
    bullets([...lines, ...ways]),
    phrases.questions,
    numbered(exercises.assessed.map(({ q }) => inOneLine(q))),
  ].join("\n");
}
