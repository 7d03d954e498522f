import type { Lesson as BankLesson } from "@/lib/bank/schema";
import {
  charactersPerMinute,
  drawingMinutes,
  minutesBesideAssessment,
  thinkingMinutes,
  toleratedMinutes,
} from "./constants";

type Exercise = BankLesson["exercises"][number];

/** What asks for a drawing. */
const drawn = /\b(?:draw|plot|graph(?:ically)?|sketch|construct|dessine\w*|tracez|trace)\b/i;

/** About how long an exercise takes a learner of its class. */
export function minutesFor({ level, q, a }: Pick<Exercise, "level" | "q" | "a">): number {
  const drawing = level !== "create" && drawn.test(q) ? drawingMinutes : 0;
  return thinkingMinutes[level] + a.length / charactersPerMinute.answered + drawing;
}

/** Whether the task of the application takes clearly longer than the step in which it is set. */
export function isLong({ q, a }: BankLesson["application"], minutes: number): boolean {
  const drawing = drawn.test(q) ? drawingMinutes : 0;
  const { read, written } = charactersPerMinute;
  // A minute to begin with, beside reading, writing and drawing.
  return 1 + q.length / read + a.length / written + drawing > minutes + toleratedMinutes;
}

/** Minutes of the conclusion in which the questions are answered. */
export function assessmentMinutes(conclusion: number): number {
  return Math.max(Math.ceil(conclusion / 2), conclusion - minutesBesideAssessment);
}
