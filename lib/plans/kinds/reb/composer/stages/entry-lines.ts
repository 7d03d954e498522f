import { rangeText } from "../../../../text/ranges";
import { fillPhrase, inOneLine } from "../../../../text/wording";
import type { TaughtEntry } from "../entry/taught";
import type { LessonDraft } from "../lesson/lesson";
import type { Move } from "../move";

/** The exercises that the lesson itself has no place for, in one line. */
export function laterLine({ phrases, exercises }: TaughtEntry): string[] {
  const { later } = exercises;
  return later ? [fillPhrase(phrases.later, { exercises: rangeText(phrases.exercises, later) })] : [];
}

/** How learners follow an example on the board, in a way of their age. */
export function workedLine({ pick, age }: LessonDraft, { phrases }: TaughtEntry): string {
  return pick("worked", phrases.workedWays[age]);
}

/** The opening is answered at the end. */
export function openingAnswer({ entry, phrases }: TaughtEntry): string {
  return entry.hookAnswer ? ` ${fillPhrase(phrases.settled, { answer: inOneLine(entry.hookAnswer) })}` : "";
}

/** What must not happen stands where it could: with the task. */
export function safetyMove({ entry, phrases }: TaughtEntry): Move[] {
  const { safety } = entry;
  return safety ? [{ teacher: [fillPhrase(phrases.notes.safety, { text: inOneLine(safety) })], learners: [] }] : [];
}
