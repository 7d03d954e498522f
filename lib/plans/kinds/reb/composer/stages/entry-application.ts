import { fillPhrase, inOneLine } from "../../../../text/wording";
import { helpPlace, isThere } from "../entry/help";
import type { TaughtEntry } from "../entry/taught";
import { appliedTask, isReplaced } from "../entry/exercises";
import type { LessonDraft } from "../lesson/lesson";
import { asked, filledMove, joinMoves } from "./moves";
import type { Move } from "../move";

/** The task that learners exercise the objective by, with its answer, an easier way into it and a harder one. */
export function application(lesson: LessonDraft, taught: TaughtEntry, spare: number): Move {
  const { entry, phrases, exercises } = taught;
  const { practice, inClass } = exercises;
  const alone = practice.slice(0, inClass);
  const row = (part: "q" | "a") => alone.map((own, index) => `(${index + 1}) ${inOneLine(own[part])}`).join(" ");
  const set = isReplaced(exercises) ? phrases.practiceOnly : phrases.practice;
  const task = appliedTask(taught);
  const move = joinMoves([
    ...(task ? [filledMove(phrases.application, lesson, asked(task))] : []),
    ...(alone.length > 0 ? [filledMove(set, lesson, { questions: row("q"), answer: row("a") })] : []),
  ]);
  const help =
    helpPlace(taught) === "application" && isThere(taught)
      ? fillPhrase(phrases.support, { support: inOneLine(entry.support) })
      : phrases.plainSupport;
  const ahead = fillPhrase(phrases.extension, asked(entry.extension));
  const inHand = spare > 0 ? [fillPhrase(phrases.inHand, { minutes: String(spare) })] : [];
  return { ...move, teacher: [...move.teacher, help, ahead, ...inHand] };
}
