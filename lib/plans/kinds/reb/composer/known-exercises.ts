import type { Lesson as BankLesson, Level } from "@/lib/bank/schema";
import type { LessonMinutes } from "./timing";

type Exercise = BankLesson["exercises"][number];
/** Exercises by their numbers in the notes, from 1. */
export type Range = { from: number; to: number };

/** Where each exercise of the bank's lesson is set: in the assessment, in class, or for support, home and early finishers. */
export type ExercisePlan = {
  assessed: Exercise[];
  /** All others, in the order of their numbers. */
  practice: Exercise[];
  inClass: number;
  support: Range | null;
  home: Range | null;
  early: Range | null;
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

/** About how long an exercise takes a learner of its class. */
export function minutesFor({ level, a }: Pick<Exercise, "level" | "a">): number {
  return thinking[level] + a.length / charactersPerMinute;
}

/** Whether a task, mostly of writing, takes much longer than the step in which it is set. */
export function isLong({ a }: { a: string }, minutes: number): boolean {
  return minutesFor({ level: "apply", a }) > minutes + 2;
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

/** Different heights first (recall, use, judgement), then distance in the list, then brevity. */
function worth(chosen: readonly Exercise[], all: readonly Exercise[]): number {
  const heights = ladder.filter((levels) => chosen.some(({ level }) => levels.includes(level))).length;
  const [first, last] = [chosen[0], chosen.at(-1)];
  const distance = first && last ? all.indexOf(last) - all.indexOf(first) : 0;
  return heights * 100 + distance - sumOf(chosen);
}

/**
 * The questions that assess the objective, from easy to hard: short ones of different levels that the minutes hold; tasks in which
 * something is made are left for home.
 */
export function assessedOf({ conclusion }: Pick<LessonMinutes, "conclusion">, { exercises }: BankLesson): Exercise[] {
  const most = conclusion <= 5 ? 2 : conclusion < 15 ? 3 : 4;
  const time = assessmentMinutes(conclusion);
  const short = exercises.filter(({ level }) => level !== "create");
  const pool = short.length >= 2 ? short : exercises;
  for (let count = Math.min(most, pool.length); count >= 2; count--) {
    const fitting = combinations(pool, count).filter((chosen) => sumOf(chosen) <= time);
    const [best] = fitting.sort((a, b) => worth(b, exercises) - worth(a, exercises));
    if (best) return best;
  }
  const briefest = pool.toSorted((a, b) => minutesFor(a) - minutesFor(b)).slice(0, 2);
  return exercises.filter((exercise) => briefest.includes(exercise));
}

/** What fits into the minutes after the task in pairs, from easy to hard. */
function inClassOf(exercises: readonly Exercise[], minutes: number): Exercise[] {
  let left = minutes - pairTask;
  return exercises.filter((exercise) => {
    const own = minutesFor(exercise);
    if (exercise.level === "create" || own > left) return false;
    left -= own;
    return true;
  });
}

/** Every exercise is set somewhere; `application` are the minutes of that step. */
export function exercisePlan(entry: BankLesson, minutes: { conclusion: number; application: number }): ExercisePlan {
  const assessed = assessedOf(minutes, entry);
  const others = entry.exercises.filter((exercise) => !assessed.includes(exercise));
  const inClass = inClassOf(others, minutes.application);
  const rest = ladder.map((levels) =>
    others.filter((exercise) => !inClass.includes(exercise) && levels.includes(exercise.level)),
  );
  const [support = [], home = [], hard = []] = rest;
  const early = others.filter((exercise) => hard.includes(exercise) || exercise.level === "create");
  const groups = [inClass, support, home, early];
  const ranges = groups.map((group, index): Range | null => {
    const before = groups.slice(0, index).reduce((sum, { length }) => sum + length, 0);
    return group.length > 0 ? { from: before + 1, to: before + group.length } : null;
  });
  return {
    ...{ assessed, practice: groups.flat(), inClass: inClass.length },
    ...{ support: ranges[1] ?? null, home: ranges[2] ?? null, early: ranges[3] ?? null },
  };
}
