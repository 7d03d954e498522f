import { careClosing, careLimits, careOpening } from "../../../../safety/care";
import { methodPhrases } from "../../../../text/methods/phrases";
import { bullets, fillPhrase, oneLine, quote, sentence } from "../../../../text/wording";
import type { NeedKind, RoomCondition } from "../../../../needs/constants";
import type { StepName } from "../constants";
import { taskMinutes } from "../entry/task";
import { careOf, entryOf } from "../lesson/held";
import type { LessonDraft } from "../lesson/lesson";
import { groupCount, wishedLines } from "../lesson/wished";
import { stepMinutes, type StepMinutes } from "../timing/steps";
import type { Move } from "../move";
import { calmConclusion, calmIntroduction, calmStep } from "./calm";
import { longestOwnWords, longestPlace, shortEntryStep, shortStep } from "./constants";
import { entryConclusion, entryIntroduction, entryStep } from "./entry";
import { frameConclusion, frameIntroduction, frameNotice, frameStep } from "./frame";
import { declinedMethods, isPlayedIn, stageMethods, stepMethods } from "./methods";
import { joinMoves } from "./moves";

/** One stage of the lesson, in the form's two columns. */
export type StageTexts = { teaching: string; learning: string };

function textsOf(move: Move): StageTexts {
  return { teaching: bullets(move.teacher), learning: bullets(move.learners) };
}

function ownWords(words: string, { request }: LessonDraft): string {
  return quote(words, request.language, longestOwnWords);
}

/** What the teacher noted as a rule for this lesson, which the teacher alone reads. */
function ownRules(lesson: LessonDraft): Move {
  const { rule } = lesson.bank.common.own;
  return { teacher: lesson.own.rules.map((said) => fillPhrase(rule, { need: ownWords(said, lesson) })), learners: [] };
}

/** What the teacher wishes for those who are ready early, with where the lesson has it. */
function ownPace(lesson: LessonDraft): string[] {
  const { pace, paceFrame } = lesson.bank.common.own;
  const phrase = entryOf(lesson.held) ? pace : paceFrame;
  return lesson.own.pace.map((wish) => fillPhrase(phrase, { need: ownWords(wish, lesson) }));
}

/** What opens the lesson, by what it is held by; a rule of the teacher's stands first, but for the notice of a frame. */
function introductionMoves(lesson: LessonDraft): Move[] {
  const { held } = lesson;
  const own = [ownRules(lesson), declinedMethods(lesson)];
  const wished = stageMethods(lesson, "introduction");
  if (held.way === "calm") return [...own, calmIntroduction(lesson, held), wished];
  const care = held.care ? [careOpening(held.care)] : [];
  return held.way === "entry"
    ? [...own, ...care, wished, entryIntroduction(lesson, held.entry)]
    : [frameNotice(lesson), ...own, ...care, wished, frameIntroduction(lesson)];
}

/** Recall, a question that opens the topic, and the objective. */
export function introduction(lesson: LessonDraft): StageTexts {
  return textsOf(joinMoves(introductionMoves(lesson)));
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

/** What the teacher said of the things of the lesson, beside its first task. */
function ownThings(lesson: LessonDraft, minutes: number): string[] {
  const { held, request, groupSize, wishes, bank } = lesson;
  const entry = entryOf(held);
  const { materials = [], task = "" } = entry?.entry.discovery ?? {};
  return wishedLines(wishes, {
    phrases: bank.common.things,
    spoken: [...materials, task, entry?.entry.hook].join(" "),
    groups: groupCount(request.classSize, groupSize),
    minutes,
  });
}

/** What is agreed on before a class goes out, where the lesson is held outside and no wish says it; sport is at home there. */
function atPlace({ outside, family, request, methods }: LessonDraft): string[] {
  const isSaid = methods.placed.some(({ kind, parts }) => kind === "outside" || parts.place !== null);
  if (!outside || isSaid || family === "sport") return [];
  const [place = ""] = request.location.split(";");
  const { working } = methodPhrases[request.language];
  return [`${sentence(fillPhrase(working.place, { place: oneLine(place, longestPlace) }))}.`];
}

/** What both sides do in one step; what is minded of a sensitive topic stands with the first task. */
function stepMove(lesson: LessonDraft, step: StepMinutes): Move {
  const { held } = lesson;
  if (held.way === "calm") return calmStep(lesson, held, step);
  const things = step.name === "discovery" ? ownThings(lesson, step.minutes) : [];
  const move = held.way === "entry" ? entryStep(lesson, held.entry, step) : frameStep(lesson, step.name);
  const care = step.name === "discovery" ? careOf(held) : null;
  const place = step.name === "discovery" ? atPlace(lesson) : [];
  return { ...move, teacher: [...place, ...move.teacher, ...things, ...(care ? [careLimits(care)] : [])] };
}

/** A step too short for everything keeps its first line; what the bank's lesson has for it fits into fewer minutes. */
function shortened(move: Move, { minutes }: StepMinutes, { held }: LessonDraft): Move {
  const least = held.way === "entry" ? shortEntryStep : shortStep;
  return minutes >= least ? move : { teacher: move.teacher.slice(0, 1), learners: move.learners.slice(0, 1) };
}

function needMove(lesson: LessonDraft, step: StepName, steps: readonly StepMinutes[]): Move {
  const stepOf = (kind: NeedKind | RoomCondition) => {
    const barrier = needSteps[kind] ?? "discovery";
    return steps.some(({ name }) => name === barrier) ? barrier : steps[0]?.name;
  };
  const needs = lesson.needs.filter((need) => stepOf(need.kind) === step);
  const pace = stepOf("gifted") === step ? ownPace(lesson) : [];
  const learners = new Set(needs.map((need) => need.learners));
  return { teacher: [...needs.map((need) => need.teacher), ...pace], learners: [...learners] };
}

/** The steps of the development; a task of the bank has minutes of its own, but for the youngest in a calm lesson. */
export function stepsOf({ held, band, minutes }: LessonDraft): StepMinutes[] {
  const entry = held.way === "calm" && band === "early" ? null : entryOf(held);
  return stepMinutes(minutes.development, entry && taskMinutes(entry.entry));
}

function headOf({ bank }: LessonDraft, { name, minutes }: StepMinutes, number: number): string {
  const { one, many } = bank.common.minutes;
  const said = fillPhrase(minutes === 1 ? one : many, { n: String(minutes) });
  return `${number}. ${bank.common.steps[name]} (${said})`;
}

/** A step in which a game is played is worked on by its teams. */
function inTeams(lesson: LessonDraft, step: StepName, steps: readonly StepMinutes[]): LessonDraft {
  if (step !== "application" || !isPlayedIn(lesson, step, steps)) return lesson;
  return { ...lesson, values: { ...lesson.values, inPairs: methodPhrases[lesson.request.language].inTeams } };
}

/** The steps of the development with their minutes; the same steps head both columns. */
export function development(lesson: LessonDraft): StageTexts {
  const steps = stepsOf(lesson);
  const texts = steps.map((step, index) => {
    const head = headOf(lesson, step, index + 1);
    const own = shortened(stepMove(inTeams(lesson, step.name, steps), step), step, lesson);
    const wished = stepMethods(lesson, step.name, steps);
    const { teaching, learning } = textsOf(joinMoves([wished, own, needMove(lesson, step.name, steps)]));
    return { teaching: `${head}\n${teaching}`, learning: `${head}\n${learning}` };
  });
  return {
    teaching: texts.map(({ teaching }) => teaching).join("\n"),
    learning: texts.map(({ learning }) => learning).join("\n"),
  };
}

/** Summary, assessment of each learner, feedback and homework. */
export function conclusion(lesson: LessonDraft): StageTexts {
  const { held } = lesson;
  const wished = stageMethods(lesson, "conclusion");
  if (held.way === "calm") return textsOf(joinMoves([wished, calmConclusion(lesson, held)]));
  const move = held.way === "entry" ? entryConclusion(lesson, held.entry) : frameConclusion(lesson);
  return textsOf(joinMoves([wished, move, ...(held.care ? [careClosing(held.care)] : [])]));
}
