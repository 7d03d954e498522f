import type { NeedKind, RoomCondition, StepName } from "./constants";
import { careClosing, careLimits, careOpening } from "../../../safety/care";
import { calmConclusion, calmIntroduction, calmStep } from "./calm-phases";
import { knownConclusion, knownIntroduction, knownStep } from "./known";
import { taskMinutes } from "./known-task";
import type { Lesson } from "./lesson";
import { discoveryMove, filledMove, isPerformed, joinMoves, movesFor, pickMove } from "./moves";
import { fitting } from "../../../text/tags";
import { bullets, fillPhrase, isFilled, quote, searchable } from "../../../text/wording";
import { stepMinutes, type StepMinutes } from "./timing";
import type { Fitted, Move } from "./types";

export type PhaseTexts = { teaching: string; learning: string };

function phaseTexts(move: Move): PhaseTexts {
  return { teaching: bullets(move.teacher), learning: bullets(move.learners) };
}

/** The lesson's title is named where it is announced; elsewhere it is "the topic of the lesson". */
function withTitle(lesson: Lesson): Lesson {
  return { ...lesson, values: { ...lesson.values, topic: lesson.values.title ?? "" } };
}

/** A lesson named like its unit is the unit's first, so that no earlier lesson of the unit is spoken of. */
function recallMoves(lesson: Lesson): readonly Move[] {
  const { unitTitle, lessonTitle } = lesson.request;
  const isWholeUnit = !isFilled(unitTitle) || searchable(unitTitle) === searchable(lessonTitle);
  const moves = forAge(lesson, lesson.bank.common.recall);
  return isWholeUnit ? moves.filter(({ teacher }) => !teacher.join(" ").includes("{unit}")) : moves;
}

/** The youngest do not write, and are told in plain words. */
function forAge<Phrase>({ band }: Lesson, phrases: readonly Fitted<Phrase>[]): readonly Fitted<Phrase>[] {
  return band === "early" ? fitting(phrases, "early") : phrases;
}

/** What the teacher noted as a rule for this lesson, which the teacher alone reads. */
function ownRules({ own, bank, request }: Lesson): Move {
  const lines = own.rules.map((rule) => fillPhrase(bank.common.own.rule, { need: quote(rule, request.language, 300) }));
  return { teacher: lines, learners: [] };
}

/** What the teacher wishes for those who are ready early, with where the lesson has it. */
function ownPace({ own, bank, known, guide, request }: Lesson): string[] {
  const { pace, paceFrame } = bank.common.own;
  return own.pace.map((wish) => {
    return fillPhrase(known || guide ? pace : paceFrame, { need: quote(wish, request.language, 300) });
  });
}

/** Recall, a question that opens the topic, and the objective. */
export function introduction(lesson: Lesson): PhaseTexts {
  const rules = ownRules(lesson);
  if (lesson.calm) return phaseTexts(joinMoves([rules, calmIntroduction(lesson, lesson.calm)]));
  const opening = lesson.care ? [careOpening(lesson.care)] : [];
  if (lesson.known) return phaseTexts(joinMoves([rules, ...opening, knownIntroduction(lesson, lesson.known)]));
  // On the form itself, so that nobody stands before the class with empty boxes.
  const notice: Move = { teacher: [lesson.bank.frame.notice], learners: [] };
  return phaseTexts(
    joinMoves([
      notice,
      rules,
      ...opening,
      pickMove(lesson, "recall", recallMoves(lesson)),
      pickMove(lesson, "introduction", movesFor(lesson, "introduction")),
      filledMove(lesson.pick("announce", forAge(lesson, lesson.bank.common.announce)), withTitle(lesson)),
    ]),
  );
}

/** The step in which a need is catered for: where its barrier stands, which for most is the first. */
const needSteps: Partial<Record<NeedKind | RoomCondition, StepName>> = {
  speech: "presentation",
  slow: "application",
  intellectual: "application",
  dyslexia: "application",
  dyscalculia: "application",
  attention: "application",
  gifted: "application",
};

function stepMove(lesson: Lesson, step: StepMinutes): Move {
  const { common } = lesson.bank;
  if (lesson.calm) return calmStep(lesson, lesson.calm, step);
  if (step.name === "discovery") return discoveryStep(lesson, step);
  if (lesson.known) return knownStep(lesson, lesson.known, step);
  if (step.name === "application") return applicationMove(lesson);
  return pickMove(lesson, step.name, (isPerformed(lesson) ? common.practice : common.talk)[step.name]);
}

function discoveryStep(lesson: Lesson, step: StepMinutes): Move {
  const { known } = lesson;
  const move = known ? knownStep(lesson, known, step) : filledMove(discoveryMove(lesson), lesson);
  return lesson.care ? { ...move, teacher: [...move.teacher, careLimits(lesson.care)] } : move;
}

function applicationMove(lesson: Lesson): Move {
  const move = pickMove(lesson, "application", movesFor(lesson, "application"));
  const isLong = lesson.minutes.development >= 45;
  return isLong ? joinMoves([move, pickMove(lesson, "longer", lesson.bank.common.longerTask)]) : move;
}

/** A step too short for everything keeps its first line, so that the plan can be carried out in its minutes. */
function shortened(move: Move, minutes: number): Move {
  return minutes >= 3 ? move : { teacher: move.teacher.slice(0, 1), learners: move.learners.slice(0, 1) };
}

function needMove(lesson: Lesson, step: StepName, steps: readonly StepMinutes[]): Move {
  const stepOf = (kind: NeedKind | RoomCondition) => {
    const barrier = needSteps[kind] ?? "discovery";
    return steps.some(({ name }) => name === barrier) ? barrier : steps[0]?.name;
  };
  const needs = lesson.needs.filter((need) => stepOf(need.kind) === step);
  const pace = stepOf("gifted") === step ? ownPace(lesson) : [];
  const learners = new Set(needs.map((need) => need.learners));
  return { teacher: [...needs.map((need) => need.teacher), ...pace], learners: [...learners] };
}

function minutesText(lesson: Lesson, minutes: number): string {
  const { one, many } = lesson.bank.common.minutes;
  return fillPhrase(minutes === 1 ? one : many, { n: String(minutes) });
}

/** The steps of the development with their minutes; the same steps head both columns. */
export function development(lesson: Lesson): PhaseTexts {
  const held = lesson.known ?? (lesson.band === "early" ? null : lesson.guide);
  const steps = stepMinutes(lesson.minutes.development, held ? taskMinutes(held.entry) : null);
  const texts = steps.map((step, index) => {
    const head = `${index + 1}. ${lesson.bank.common.steps[step.name]} (${minutesText(lesson, step.minutes)})`;
    const own = stepMove(lesson, step);
    // What the bank's lesson has for a step fits into its least minutes.
    const fitting = lesson.known && step.minutes >= 2 ? own : shortened(own, step.minutes);
    const move = joinMoves([fitting, needMove(lesson, step.name, steps)]);
    const { teaching, learning } = phaseTexts(move);
    return { teaching: `${head}\n${teaching}`, learning: `${head}\n${learning}` };
  });
  return {
    teaching: texts.map((text) => text.teaching).join("\n"),
    learning: texts.map((text) => text.learning).join("\n"),
  };
}

function homework(lesson: Lesson): Move {
  const { common } = lesson.bank;
  const isTold = lesson.band === "early";
  const learners = [isTold ? common.homeworkTold : lesson.pick("homework-learners", common.homeworkLearners)];
  const tasks = lesson.family === "sport" ? fitting(common.homework, "sport") : forAge(lesson, common.homework);
  return {
    teacher: [fillPhrase(lesson.pick("homework", tasks).text, lesson.values)],
    learners,
  };
}

/** Summary, assessment of each learner, feedback and homework. */
export function conclusion(lesson: Lesson): PhaseTexts {
  if (lesson.calm) return phaseTexts(calmConclusion(lesson, lesson.calm));
  const closing = lesson.care ? [careClosing(lesson.care)] : [];
  if (lesson.known) return phaseTexts(joinMoves([knownConclusion(lesson, lesson.known), ...closing]));
  const { common } = lesson.bank;
  const summary = isPerformed(lesson) ? common.shownSummary : common.summary;
  const feedback = isPerformed(lesson) ? common.shownFeedback : common.feedback;
  return phaseTexts(
    joinMoves([
      pickMove(lesson, "summary", summary),
      pickMove(lesson, "conclusion", movesFor(lesson, "conclusion")),
      pickMove(lesson, "feedback", feedback),
      homework(lesson),
      ...closing,
    ]),
  );
}
