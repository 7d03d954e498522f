import type { Lesson } from "./lesson";
import { fill } from "./text";
import type { Move, Moves } from "./types";

export type MovePlace = keyof Moves;

const performed: readonly Lesson["family"][] = ["sport", "arts"];

/** Whether learners show what they can do rather than talk about it: sport, arts and the youngest classes. */
export function isPerformed(lesson: Lesson): boolean {
  return performed.includes(lesson.family) || (lesson.band === "early" && !lesson.solemn);
}

/** The ways of teaching that fit the lesson's subject, age and gravity, in one place of the lesson. */
export function movesFor(lesson: Lesson, place: MovePlace): readonly Move[] {
  const { bank, band, family, phrases } = lesson;
  if (lesson.solemn) return bank.solemn[place];
  if (performed.includes(family)) return phrases[place];
  if (band === "early") return bank.early[place];
  if (band === "upper" && family !== "ict") return [...phrases[place], ...bank.inquiry[place]];
  return phrases[place];
}

export function filledMove(move: Move, lesson: Lesson): Move {
  return {
    teacher: move.teacher.map((line) => fill(line, lesson.values)),
    learners: move.learners.map((line) => fill(line, lesson.values)),
  };
}

/** One move of a list, chosen by the seed and filled with the lesson's own words. */
export function pickMove(lesson: Lesson, place: string, moves: readonly Move[]): Move {
  return filledMove(lesson.pick(place, moves), lesson);
}

export function joinMoves(moves: readonly Move[]): Move {
  return { teacher: moves.flatMap((move) => move.teacher), learners: moves.flatMap((move) => move.learners) };
}
