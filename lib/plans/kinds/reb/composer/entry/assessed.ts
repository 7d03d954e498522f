import type { Lesson as BankLesson, Level } from "@/lib/bank/schema";
import { assessedCounts, assessedPoints, assessedWithin, mostAsked, perAsked, toleratedMinutes } from "./constants";
import type { ServedObjective } from "./serving";
import { assessmentMinutes, minutesFor } from "./minutes";
import type { LessonMinutes } from "../timing/lesson";

type Exercise = BankLesson["exercises"][number];

/** Questions of a kind the minutes hold, and which of them must be right. */
export type AssessedExercises = { assessed: Exercise[]; keys: number[] };

export const ladder: readonly (readonly Level[])[] = [["remember", "understand"], ["apply"], ["analyse", "evaluate"]];

function combinations<Item>(items: readonly Item[], count: number): Item[][] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) => combinations(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]));
}

function sumOf(exercises: readonly Exercise[]): number {
  return exercises.reduce((sum, exercise) => sum + minutesFor(exercise), 0);
}

export type ServedExercises = ReadonlyMap<Exercise, ServedObjective>;

function isKey(served: ServedExercises): (exercise: Exercise) => boolean {
  return (exercise) => served.get(exercise)?.isKey ?? false;
}

function distinct(
  chosen: readonly Exercise[],
  served: ServedExercises,
  part: "acts" | "words" | "parts" | "title",
): number {
  const found = new Set<string>();
  for (const exercise of chosen) for (const one of served.get(exercise)?.[part] ?? []) found.add(one);
  return found.size;
}

/**
 * The objective's own act first, then each thing that it and the lesson's title name, and its act once more; then all that it
 * speaks of, heights that differ, and brevity. What an entry marks itself is asked before anything else.
 */
function worth(chosen: readonly Exercise[], served: ServedExercises): number {
  const own = chosen.reduce((sum, exercise) => sum + (served.get(exercise)?.worth ?? 0), 0);
  const keys = chosen.filter(isKey(served)).length;
  const isMarked = chosen.some(({ assesses }) => assesses);
  const climbed = ladder.filter((levels) => chosen.some(({ level }) => levels.includes(level))).length;
  return (
    own +
    (isMarked ? assessedPoints.marked * keys : 0) +
    (keys > 0 ? assessedPoints.key : 0) +
    (keys > 1 ? assessedPoints.secondKey : 0) +
    assessedPoints.act * distinct(chosen, served, "acts") +
    assessedPoints.part * distinct(chosen, served, "parts") +
    assessedPoints.titleTerm * distinct(chosen, served, "title") +
    assessedPoints.word * distinct(chosen, served, "words") +
    assessedPoints.level * climbed +
    assessedPoints.minute * sumOf(chosen)
  );
}

/** The questions that alone ask for one of the objective's acts: without them it could be passed by. */
function onlyAskers(assessed: readonly Exercise[], served: ServedExercises): Exercise[] {
  const keys = assessed.filter(isKey(served));
  const acts = new Set(keys.flatMap((exercise) => [...(served.get(exercise)?.acts ?? [])]));
  const used = assessed.filter(({ level }) => level !== "remember");
  const askers = [...acts].map((act) => used.filter((exercise) => served.get(exercise)?.acts.has(act)));
  return askers.flatMap((asking) => (asking.length === 1 ? asking : []));
}

/**
 * Of the questions those that must be right, by their numbers: what only one of them asks, or else one that is no recall where
 * recall alone would be enough.
 */
function keysOf(assessed: readonly Exercise[], served: ServedExercises): number[] {
  const enough = Math.max(1, assessed.length - 1);
  const recalled = assessed.filter(({ level }) => level === "remember").length;
  const alone = onlyAskers(assessed, served);
  const used = assessed.filter(({ level }) => level !== "remember");
  const [best] = used.toSorted((a, b) => (served.get(b)?.worth ?? 0) - (served.get(a)?.worth ?? 0));
  const needsBest = recalled >= enough && !alone.some((exercise) => used.includes(exercise));
  const keys = new Set([...alone, ...(needsBest && best ? [best] : [])]);
  // Where the keys alone decide, a question beside them that does what the objective says would count for nothing.
  const isIdle = keys.size === enough && enough > 1 && assessed.some((one) => !keys.has(one) && isKey(served)(one));
  return keys.size > enough || isIdle
    ? []
    : assessed.flatMap((exercise, index) => (keys.has(exercise) ? [index + 1] : []));
}

/** From easy to hard; a sum beside the topic comes last. The keys are named where the objective could be reached without them. */
function inOrder(chosen: readonly Exercise[], served: ServedExercises): AssessedExercises {
  const beside = chosen.filter((exercise) => served.get(exercise)?.isBeside);
  const assessed = [...chosen.filter((exercise) => !beside.includes(exercise)), ...beside];
  return { assessed, keys: keysOf(assessed, served) };
}

/** A number and all below it that a test can have. */
function countsTo(most: number): number[] {
  return Array.from({ length: Math.max(1, most) }, (_, index) => most - index).filter((count) => count > 0);
}

/**
 * The questions that assess the objective: short ones that exercise its own acts, as many as the minutes hold; tasks in which
 * something is made are left for home.
 */
export function assessedOf(
  { conclusion, questions = null }: Pick<LessonMinutes, "conclusion"> & { questions?: number | null },
  { exercises }: BankLesson,
  served: ServedExercises,
): AssessedExercises {
  const most = assessedWithin.find(({ below }) => conclusion < below)?.most ?? Math.max(...assessedCounts);
  const short = exercises.filter(({ level }) => level !== "create");
  const pool = short.length >= 2 ? short : exercises;
  // Who wishes for a number of questions gives them what minutes there are; they are short ones, or fewer.
  const time = questions === null ? assessmentMinutes(conclusion) : assessmentMinutes(conclusion) + toleratedMinutes;
  const counts = questions === null ? assessedCounts : countsTo(Math.min(questions, pool.length, mostAsked));
  const best = counts
    .filter((count) => questions !== null || count <= most)
    .flatMap((count) => combinations(pool, count))
    .filter((chosen) => sumOf(chosen) <= time)
    // As many as were wished for come before what they are worth.
    .map((chosen) => ({ chosen, own: worth(chosen, served) + (questions === null ? 0 : chosen.length * perAsked) }))
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

/** Whether a question has parts of its own: "a) ... b) ...". */
export function hasParts({ q }: Pick<Exercise, "q">): boolean {
  return /(?:^|[\s:])\(?a\)\s.*[\s;,.]\(?b\)\s/is.test(q) || /(?:^|\s)\(?1\)\s.*\s\(?2\)\s/s.test(q);
}
