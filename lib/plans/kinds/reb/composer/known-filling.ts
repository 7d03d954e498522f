import { fillPhrase, inOneLine, type Values } from "../../../text/wording";
import type { Lesson } from "./lesson";
import type { Move } from "./types";

/** A move with the lesson's own words in it. */
export function filled(move: Move, lesson: Lesson, values: Values): Move {
  const all = { ...lesson.values, ...values };
  const put = (line: string) => fillPhrase(line, all);
  return { teacher: move.teacher.map(put), learners: move.learners.map(put) };
}

/** A question and its answer, as phrases name them. */
export function asked({ q, a }: { q: string; a: string }): Values {
  return { question: inOneLine(q), answer: inOneLine(a) };
}
