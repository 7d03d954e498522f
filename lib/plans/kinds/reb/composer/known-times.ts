import type { Lesson as BankLesson, Level } from "@/lib/bank/schema";

type Exercise = BankLesson["exercises"][number];

/** Minutes that reading and thinking take, by level; what is created takes a task of its own. */
const thinking: Record<Level, number> = {
  remember: 0.5,
  understand: 1,
  apply: 1.5,
  analyse: 2,
  evaluate: 2,
  create: 6,
};
const charactersPerMinute = 70;

/** What is drawn takes paper, a scale and a ruler. */
const drawn = /\b(?:draw|plot|graph(?:ically)?|sketch|construct|dessine\w*|tracez|trace)\b/i;
const drawingMinutes = 1.5;

/** About how long an exercise takes a learner of its class. */
export function minutesFor({ level, q, a }: Pick<Exercise, "level" | "q" | "a">): number {
  return thinking[level] + a.length / charactersPerMinute + (level !== "create" && drawn.test(q) ? drawingMinutes : 0);
}

/** Minutes that reading a task of several sentences takes, and what pairs write of the answer in a minute. */
const readPerMinute = 300;
const writtenPerMinute = 60;

/** Whether the task of the application takes clearly longer than the step in which it is set. */
export function isLong({ q, a }: BankLesson["application"], minutes: number): boolean {
  const drawing = drawn.test(q) ? drawingMinutes : 0;
  return 1 + q.length / readPerMinute + a.length / writtenPerMinute + drawing > minutes + 1;
}

/** Summary, marking and homework; the rest of the conclusion is the assessment's. */
const besideAssessment = 4;

/** Minutes of the conclusion in which the questions are answered. */
export function assessmentMinutes(conclusion: number): number {
  return Math.max(Math.ceil(conclusion / 2), conclusion - besideAssessment);
}
