import type { Lesson as BankLesson } from "@/lib/bank/schema";
import { fillPhrase, inOneLine } from "../../../text/wording";
import type { Known } from "./known-content";
import type { Range } from "./known-exercises";
import type { Lesson } from "./lesson";
import type { Move } from "./types";

/** "exercises 2 to 4" of the notes, or a part of the task. */
export function rangeText(words: Record<"one" | "two" | "many", string>, { from, to }: Range): string {
  const form = from === to ? words.one : to === from + 1 ? words.two : words.many;
  return fillPhrase(form, { from: String(from), to: String(to) });
}

/** What learners take home: the entry's homework, or the application that the lesson has no minutes for; never both. */
export function homeTask({ entry, exercises }: Pick<Known, "entry" | "exercises">): BankLesson["homework"] {
  return exercises.isTakenHome ? entry.application : entry.homework;
}

/** The exercises that the lesson itself has no place for, in one line. */
export function laterLine({ phrases, exercises }: Known): string[] {
  const { later } = exercises;
  return later ? [fillPhrase(phrases.later, { exercises: rangeText(phrases.exercises, later) })] : [];
}

/** How learners follow an example on the board, in a way of their age. */
export function workedLine({ pick, age }: Lesson, { phrases }: Known): string {
  return pick("worked", phrases.workedWays[age]);
}

/** The opening is answered at the end. */
export function openingAnswer({ entry, phrases }: Known): string {
  return entry.hookAnswer ? ` ${fillPhrase(phrases.settled, { answer: inOneLine(entry.hookAnswer) })}` : "";
}

/** What must not happen stands where it could: with the task. */
export function safetyMove({ entry, phrases }: Known): Move[] {
  const { safety } = entry;
  return safety ? [{ teacher: [fillPhrase(phrases.notes.safety, { text: inOneLine(safety) })], learners: [] }] : [];
}
