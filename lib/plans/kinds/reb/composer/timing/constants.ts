import type { StepName } from "../constants";

/** A lesson of fewer minutes than this has no introduction. */
export const tinyLesson = 3;

/** A single lesson of the timetable, in minutes. */
export const singleLesson = 40;

/** From so many minutes on, lessons whose minutes are a multiple of five have stages of such minutes. */
export const roundMinutes = { step: 5, from: 25 } as const;

/**
 * Shares of a lesson for its first and last stage, which give 5/25/10 for 40 minutes and 10/55/15 for 80, as in use in Rwandan
 * schools; the conclusion of a whole lesson has `conclusionBase` minutes beside its share.
 */
export const stageShares = {
  introduction: 1 / 8,
  shortConclusion: 1 / 4,
  conclusion: 1 / 8,
  conclusionBase: 5,
} as const;

/** A development from this length on, that of a double lesson, has a further task, and most minutes in hand. */
export const longDevelopment = 45;

/** Minutes that a development of at least so many leaves free for what takes longer than planned: about one in twelve. */
export const spareMinutes = [
  { from: longDevelopment, spare: 5 },
  { from: 24, spare: 2 },
] as const;

/** How the steps share a development in which no task has minutes of its own. */
export const usualShares: Record<StepName, number> = {
  discovery: 0.32,
  presentation: 0.16,
  exploitation: 0.16,
  synthesis: 0.16,
  application: 0.2,
};

/** How the other steps share what a discovery task with minutes of its own leaves. */
export const sharesBeside: Record<StepName, number> = {
  discovery: 0,
  presentation: 0.16,
  exploitation: 0.34,
  synthesis: 0.14,
  application: 0.36,
};

/** What each of them takes at the least: one report, a mistaken idea with an example, a task in pairs. */
export const leastBeside: Record<StepName, number> = {
  discovery: 0,
  presentation: 2,
  exploitation: 4,
  synthesis: 2,
  application: 4,
};

/** Least minutes of each step beside a task so long that the usual least does not fit. */
export const leastWhenTight = 2;

/** A task has minutes of its own only in a development of at least so many times what the other steps take at the least. */
export const roomForTask = 1.5;

/** What goes first when there is not a minute for each step. */
export const stepsByImportance: readonly StepName[] = [
  "discovery",
  "application",
  "synthesis",
  "presentation",
  "exploitation",
];
