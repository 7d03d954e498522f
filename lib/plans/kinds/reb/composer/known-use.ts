import type { Lesson as BankLesson } from "@/lib/bank/schema";
import { fillPhrase, inOneLine } from "../../../text/wording";
import type { AgeBand } from "./constants";
import type { Known } from "./known-content";
import type { Range } from "./known-exercises";
import type { Lesson } from "./lesson";
import type { Move } from "./types";

/** Words that learners of an age copy from the board in a minute. */
const copiedPerMinute: Record<AgeBand, number> = { early: 8, primary: 12, lower: 18, upper: 20 };

/** How many lines of the summary the minutes of a step leave to copy, at least two. */
export function linesToCopy(lines: readonly string[], minutes: number, band: AgeBand): number {
  let left = minutes * copiedPerMinute[band];
  const filled = lines.findIndex((line) => {
    left -= line.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    return left < 0;
  });
  return filled === -1 ? lines.length : Math.max(Math.min(2, lines.length), filled);
}

/** "exercises 2 to 4" of the notes, or a part of the task. */
export function rangeText(words: Record<"one" | "two" | "many", string>, { from, to }: Range): string {
  const form = from === to ? words.one : to === from + 1 ? words.two : words.many;
  return fillPhrase(form, { from: String(from), to: String(to) });
}

/** What learners take home: the entry's homework, or the application that the lesson has no minutes for; never both. */
export function homeTask({ entry, exercises }: Known): BankLesson["homework"] {
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
