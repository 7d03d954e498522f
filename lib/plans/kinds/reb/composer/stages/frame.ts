import { fitting } from "../../../../text/tags";
import { fillPhrase, isFilled, searchable } from "../../../../text/wording";
import type { StepName } from "../constants";
import type { LessonDraft } from "../lesson/lesson";
import { longDevelopment } from "../timing/constants";
import type { TaggedPhrase } from "../types";
import type { Move } from "../move";
import { discoveryMove, filledMove, isPerformed, joinMoves, movesFor, pickMove } from "./moves";

/** The youngest do not write, and are told in plain words. */
function forAge<Phrase>(
  { band }: LessonDraft,
  phrases: readonly TaggedPhrase<Phrase>[],
): readonly TaggedPhrase<Phrase>[] {
  return band === "early" ? fitting(phrases, "early") : phrases;
}

/** A lesson named like its unit is the unit's first, so that no earlier lesson of the unit is spoken of. */
function recallMoves(lesson: LessonDraft): readonly Move[] {
  const { unitTitle, lessonTitle } = lesson.request;
  const isWholeUnit = !isFilled(unitTitle) || searchable(unitTitle) === searchable(lessonTitle);
  const moves = forAge(lesson, lesson.bank.common.recall);
  return isWholeUnit ? moves.filter(({ teacher }) => !teacher.join(" ").includes("{unit}")) : moves;
}

/** Says on the form itself that its content is the teacher's, so that nobody stands before the class with empty boxes. */
export function frameNotice({ bank }: LessonDraft): Move {
  return { teacher: [bank.frame.notice], learners: [] };
}

/** Recall, a question that opens the topic, and the objective, which alone names the lesson's title. */
export function frameIntroduction(lesson: LessonDraft): Move {
  const announced = lesson.pick("announce", forAge(lesson, lesson.bank.common.announce));
  return joinMoves([
    pickMove(lesson, "recall", recallMoves(lesson)),
    pickMove(lesson, "introduction", movesFor(lesson, "introduction")),
    filledMove(announced, lesson, { topic: lesson.values.title ?? "" }),
  ]);
}

function application(lesson: LessonDraft): Move {
  const move = pickMove(lesson, "application", movesFor(lesson, "application"));
  const isLong = lesson.minutes.development >= longDevelopment;
  return isLong ? joinMoves([move, pickMove(lesson, "longer", lesson.bank.common.longerTask)]) : move;
}

/** One step of the development, around a task that the teacher brings. */
export function frameStep(lesson: LessonDraft, step: StepName): Move {
  if (step === "discovery") return filledMove(discoveryMove(lesson), lesson);
  if (step === "application") return application(lesson);
  const { practice, talk } = lesson.bank.common;
  return pickMove(lesson, step, (isPerformed(lesson) ? practice : talk)[step]);
}

function homework(lesson: LessonDraft): Move {
  const { common } = lesson.bank;
  const isTold = lesson.band === "early";
  const learners = [isTold ? common.homeworkTold : lesson.pick("homework-learners", common.homeworkLearners)];
  const tasks = lesson.family === "sport" ? fitting(common.homework, "sport") : forAge(lesson, common.homework);
  return { teacher: [fillPhrase(lesson.pick("homework", tasks).text, lesson.values)], learners };
}

/** Summary, assessment of each learner, feedback and homework. */
export function frameConclusion(lesson: LessonDraft): Move {
  const { common } = lesson.bank;
  const isShown = isPerformed(lesson);
  return joinMoves([
    pickMove(lesson, "summary", isShown ? common.shownSummary : common.summary),
    pickMove(lesson, "conclusion", movesFor(lesson, "conclusion")),
    pickMove(lesson, "feedback", isShown ? common.shownFeedback : common.feedback),
    homework(lesson),
  ]);
}
