import { fillPhrase, inOneLine } from "../../../text/wording";
import { helpPlace, isThere } from "./known-help";
import { filled, asked } from "./known-filling";
import type { Known } from "./known-content";
import { appliedTask, isReplaced } from "./known-exercises";
import type { Lesson } from "./lesson";
import { joinMoves } from "./moves";
import type { Move } from "./types";

/** The task that learners exercise the objective by, with its answer, an easier way into it and a harder one. */
export function application(lesson: Lesson, known: Known, spare: number): Move {
  const { entry, phrases, exercises } = known;
  const { practice, inClass } = exercises;
  const alone = practice.slice(0, inClass);
  const row = (part: "q" | "a") => alone.map((own, index) => `(${index + 1}) ${inOneLine(own[part])}`).join(" ");
  const set = isReplaced(exercises) ? phrases.practiceOnly : phrases.practice;
  const task = appliedTask(known);
  const move = joinMoves([
    ...(task ? [filled(phrases.application, lesson, asked(task))] : []),
    ...(alone.length > 0 ? [filled(set, lesson, { questions: row("q"), answer: row("a") })] : []),
  ]);
  const help =
    helpPlace(known) === "application" && isThere(known)
      ? fillPhrase(phrases.support, { support: inOneLine(entry.support) })
      : phrases.plainSupport;
  const ahead = fillPhrase(phrases.extension, asked(entry.extension));
  const inHand = spare > 0 ? [fillPhrase(phrases.inHand, { minutes: String(spare) })] : [];
  return { ...move, teacher: [...move.teacher, help, ahead, ...inHand] };
}
