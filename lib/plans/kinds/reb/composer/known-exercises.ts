import type { Lesson as BankLesson, Level } from "@/lib/bank/schema";
import { servingOf, type Serving } from "./known-serving";
import type { LessonMinutes } from "./timing";

type Exercise = BankLesson["exercises"][number];
/** Exercises by their numbers in the notes, from 1. */
export type Range = { from: number; to: number };

/** Where each exercise of the bank's lesson is set: in the assessment, in class, or beside the lesson. */
export type ExercisePlan = Assessed & {
  /** All others, in the order of their numbers. */
  practice: Exercise[];
  inClass: number;
  later: Range | null;
  /** Whether the application asks for more minutes than its step has; exercises stand in for it. */
  isTakenHome: boolean;
};

/** Minutes that reading and thinking take, by level; what is created takes a task of its own. */
const thinking: Record<Level, number> = {
  remember: 0.5,
  understand: 1,
  apply: 1.5,
  analyse: 2,
  evaluate: 2,
  create: 6,
};
const charactersPerMinute = 70;

/** What is drawn takes paper, a scale and a ruler. */
const drawn = /\b(?:draw|plot|graph(?:ically)?|sketch|construct|dessine\w*|tracez|trace)\b/i;
const drawingMinutes = 1.5;

/** About how long an exercise takes a learner of its class. */
export function minutesFor({ level, q, a }: Pick<Exercise, "level" | "q" | "a">): number {
  return thinking[level] + a.length / charactersPerMinute + (level !== "create" && drawn.test(q) ? drawingMinutes : 0);
}

/** Minutes that reading a task of several sentences takes, and what pairs write of the answer in a minute. */
const readPerMinute = 300;
const writtenPerMinute = 60;

/** Whether the task of the application takes clearly longer than the step in which it is set. */
function isLong({ q, a }: BankLesson["application"], minutes: number): boolean {
  const drawing = drawn.test(q) ? drawingMinutes : 0;
  return 1 + q.length / readPerMinute + a.length / writtenPerMinute + drawing > minutes + 1;
}

/** Summary, marking and homework; the rest of the conclusion is the assessment's. */
const besideAssessment = 4;

/** Minutes of the conclusion in which the questions are answered. */
export function assessmentMinutes(conclusion: number): number {
  return Math.max(Math.ceil(conclusion / 2), conclusion - besideAssessment);
}

/** The task of the application, before exercises. */
const pairTask = 4;

function combinations<Item>(items: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) => combinations(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]));
}

const ladder: readonly (readonly Level[])[] = [["remember", "understand"], ["apply"], ["analyse", "evaluate"]];

function sumOf(exercises: readonly Exercise[]): number {
  return exercises.reduce((sum, exercise) => sum + minutesFor(exercise), 0);
}

type Served = ReadonlyMap<Exercise, Serving>;

function isKey(served: Served): (exercise: Exercise) => boolean {
  return (exercise) => served.get(exercise)?.isKey ?? false;
}

function distinct(chosen: readonly Exercise[], served: Served, part: "acts" | "words"): number {
  return new Set(chosen.flatMap((exercise) => [...(served.get(exercise)?.[part] ?? [])])).size;
}

/** The objective's own acts first, two of them if the minutes hold two; then all that it speaks of, heights that differ, and brevity. */
function worth(chosen: readonly Exercise[], served: Served): number {
  const own = chosen.reduce((sum, exercise) => sum + (served.get(exercise)?.worth ?? 0), 0);
  const keys = Math.min(2, chosen.filter(isKey(served)).length);
  const climbed = ladder.filter((levels) => chosen.some(({ level }) => levels.includes(level))).length;
  return (
    own +
    8 * keys +
    2 * distinct(chosen, served, "acts") +
    1.3 * distinct(chosen, served, "words") +
    0.5 * climbed -
    0.1 * sumOf(chosen)
  );
}

/** Questions of a kind the minutes hold, and which of them must be right. */
export type Assessed = { assessed: Exercise[]; keys: number[] };

/** From easy to hard; a sum beside the topic comes last. The keys are named where the objective could be reached without them. */
function inOrder(chosen: readonly Exercise[], served: Served): Assessed {
  const beside = chosen.filter((exercise) => served.get(exercise)?.isBeside);
  const assessed = [...chosen.filter((exercise) => !beside.includes(exercise)), ...beside];
  const keys = assessed.flatMap((exercise, index) => (isKey(served)(exercise) ? [index + 1] : []));
  const [best] = assessed.toSorted((a, b) => (served.get(b)?.worth ?? 0) - (served.get(a)?.worth ?? 0));
  const named = keys.length > 0 || !best ? keys : [assessed.indexOf(best) + 1];
  return { assessed, keys: named.length === assessed.length ? [] : named };
}

/**
 * The questions that assess the objective: short ones that exercise its own acts, as many as the minutes hold; tasks in which
 * something is made are left for home.
 */
export function assessedOf(
  { conclusion }: Pick<LessonMinutes, "conclusion">,
  entry: BankLesson,
  title: string,
): Assessed {
  const { exercises } = entry;
  const served = servingOf(entry, title);
  const most = conclusion <= 5 ? 2 : conclusion < 15 ? 3 : 4;
  const time = assessmentMinutes(conclusion);
  const short = exercises.filter(({ level }) => level !== "create");
  const pool = short.length >= 2 ? short : exercises;
  const best = [4, 3, 2]
    .filter((count) => count <= most)
    .flatMap((count) => combinations(pool, count))
    .filter((chosen) => sumOf(chosen) <= time)
    .map((chosen) => ({ chosen, own: worth(chosen, served) }))
    .reduce<{ chosen: Exercise[]; own: number } | null>(
      (top, other) => (top && top.own >= other.own ? top : other),
      null,
    );
  if (best) return inOrder(best.chosen, served);
  const briefest = pool.toSorted((a, b) => minutesFor(a) - minutesFor(b)).slice(0, 2);
  return inOrder(
    exercises.filter((exercise) => briefest.includes(exercise)),
    served,
  );
}

/** What fits into minutes, from easy to hard. */
function inClassOf(exercises: readonly Exercise[], minutes: number): Exercise[] {
  let left = minutes;
  return exercises.filter((exercise) => {
    const own = minutesFor(exercise);
    if (exercise.level === "create" || own > left) return false;
    left -= own;
    return true;
  });
}

/** In place of a task that goes home the class uses what it has learnt: first what is applied. */
function insteadOf(exercises: readonly Exercise[], minutes: number): Exercise[] {
  const used = exercises.filter(({ level }) => level !== "remember");
  const chosen = inClassOf(
    used.toSorted((a, b) => Number(b.level === "apply") - Number(a.level === "apply")),
    minutes,
  );
  return exercises.filter((exercise) => chosen.includes(exercise));
}

/** Every exercise is set somewhere; `application` are the minutes of that step. */
export function exercisePlan(
  entry: BankLesson,
  minutes: { conclusion: number; application: number },
  title: string,
): ExercisePlan {
  const { assessed, keys } = assessedOf(minutes, entry, title);
  const others = entry.exercises.filter((exercise) => !assessed.includes(exercise));
  const instead = isLong(entry.application, minutes.application) ? insteadOf(others, minutes.application) : [];
  const isTakenHome = instead.length > 0;
  const inClass = isTakenHome ? instead : inClassOf(others, minutes.application - pairTask);
  const rest = others.filter((exercise) => !inClass.includes(exercise));
  const climbing = ladder.flatMap((levels) => rest.filter(({ level }) => levels.includes(level)));
  const made = rest.filter(({ level }) => level === "create");
  const practice = [...inClass, ...climbing, ...made];
  const later = practice.length > inClass.length ? { from: inClass.length + 1, to: practice.length } : null;
  return { assessed, keys, practice, inClass: inClass.length, later, isTakenHome };
}
