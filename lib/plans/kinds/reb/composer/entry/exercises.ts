import type { Lesson as BankLesson } from "@/lib/bank/schema";
import type { Range } from "../../../../text/ranges";
import { insteadPoints, pairTaskMinutes } from "./constants";
import { assessedOf, ladder, type AssessedExercises, type ServedExercises } from "./assessed";
import { exampleTask, examplesFor, type Example } from "./examples";
import { isSumBeside, readServing, servingOf } from "./serving";
import { isLong, minutesFor } from "./minutes";

type Exercise = BankLesson["exercises"][number];
type Question = Pick<Exercise, "q" | "a">;

/** Where each exercise of the bank's lesson is set: in the assessment, in class, or beside the lesson. */
export type ExercisePlan = AssessedExercises & {
  /** All others, in the order of their numbers. */
  practice: Exercise[];
  inClass: number;
  /** By their numbers in the notes. */
  later: Range | null;
  /** Whether the application asks for more minutes than its step has; exercises stand in for it. */
  isTakenHome: boolean;
  /** Whether the application is another act than the objective's; what exercises that is set instead. */
  isSetAside: boolean;
  /** The examples that are worked through in class. */
  shown: Example[];
  /** An example that is not shown today, worked by the class itself in the step of the application. */
  example: Question | null;
};

/** Whether something else is set in the step of the application than the entry's own task. */
export function isReplaced({ isTakenHome, isSetAside }: Pick<ExercisePlan, "isTakenHome" | "isSetAside">): boolean {
  return isTakenHome || isSetAside;
}

/** What is set in the step of the application before its exercises: the entry's task, or an example in its place; null for none. */
export function appliedTask({
  entry,
  exercises,
}: {
  entry: BankLesson;
  exercises: ExercisePlan;
}): ExercisePlan["example"] {
  return isReplaced(exercises) ? exercises.example : entry.application;
}

/** What learners take home: the entry's homework, or the application that the lesson has no minutes for; never both. */
export function homeTask({ entry, exercises }: { entry: BankLesson; exercises: ExercisePlan }): BankLesson["homework"] {
  return exercises.isTakenHome ? entry.application : entry.homework;
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

/** In place of the application the class uses what it has learnt: what exercises the objective first, no sum beside it. */
function insteadOf(exercises: readonly Exercise[], served: ServedExercises, minutes: number): Exercise[] {
  const worth = (exercise: Exercise) =>
    (served.get(exercise)?.isKey ? insteadPoints.key : 0) +
    (exercise.level === "remember" ? insteadPoints.recall : 0) +
    (served.get(exercise)?.worth ?? 0);
  const used = exercises.filter((exercise) => !served.get(exercise)?.isBeside && worth(exercise) > insteadPoints.least);
  const chosen = inClassOf(
    used.toSorted((a, b) => worth(b) - worth(a)),
    minutes,
  );
  return exercises.filter((exercise) => chosen.includes(exercise));
}

/** Whether the application is another act than the objective's: a sum beside it, or nothing that its questions ask for. */
function isOffObjective(entry: BankLesson, title: string): boolean {
  const { application } = entry;
  if (isSumBeside(entry, application)) return true;
  const own: Exercise = { ...application, level: "apply" };
  const read = readServing(entry, title, [own]).get(own);
  return read !== undefined && read.acts.size === 0 && read.words.size === 0;
}

type ApplicationStep = { title: string; minutes: number; hidden: Example | null; served: ServedExercises };

/** What is set in the step of the application: the entry's own task, or what exercises the objective in its minutes. */
function taskOf(entry: BankLesson, others: readonly Exercise[], { title, minutes, hidden, served }: ApplicationStep) {
  const isTooLong = isLong(entry.application, minutes);
  const isOff = isOffObjective(entry, title);
  const none = { instead: [], example: null, isTakenHome: false, isSetAside: false };
  if (!isTooLong && !isOff) return none;
  const instead = insteadOf(others, served, minutes);
  const isKey = instead.some((exercise) => served.get(exercise)?.isKey);
  const example = isKey ? null : exampleTask(entry, hidden, minutes);
  if (instead.length === 0 && !example) return none;
  return { instead: example ? [] : instead, example, isTakenHome: isTooLong && !isOff, isSetAside: isOff };
}

/** Every exercise is set somewhere; `application` and `exploitation` are the minutes of those steps. */
export function exercisePlan(
  entry: BankLesson,
  minutes: { conclusion: number; application: number; exploitation: number },
  { title, questions }: { title: string; questions: number | null },
): ExercisePlan {
  const served = servingOf(entry, title);
  const { assessed, keys } = assessedOf({ conclusion: minutes.conclusion, questions }, entry, served);
  const { shown, hidden } = examplesFor(entry, assessed, minutes.exploitation);
  const others = entry.exercises.filter((exercise) => !assessed.includes(exercise));
  const { instead, ...task } = taskOf(entry, others, { title, minutes: minutes.application, hidden, served });
  const inClass = isReplaced(task) ? instead : inClassOf(others, minutes.application - pairTaskMinutes);
  const rest = others.filter((exercise) => !inClass.includes(exercise));
  const climbing = ladder.flatMap((levels) => rest.filter(({ level }) => levels.includes(level)));
  const made = rest.filter(({ level }) => level === "create");
  const practice = [...inClass, ...climbing, ...made];
  const later = practice.length > inClass.length ? { from: inClass.length + 1, to: practice.length } : null;
  return { ...task, assessed, keys, shown, practice, inClass: inClass.length, later };
}
