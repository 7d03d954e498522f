import type { Level } from "@/lib/bank/schema";
import type { AgeBand } from "../../course/constants";

/*
 * What was set by reading the bank's own lessons. Minutes are those of a class that works at the pace of its slower half; points
 * only compare the exercises, examples or lines of one lesson with each other, and tests/sweeps/reb look at what they choose.
 */

/** Minutes that reading and thinking take, by level; what is created takes a task of its own. */
export const thinkingMinutes: Record<Level, number> = {
  remember: 0.5,
  understand: 1,
  apply: 1.5,
  analyse: 2,
  evaluate: 2,
  create: 6,
};

/** Characters in a minute: what one learner answers, what a class reads of a long task, what a pair writes of its answer. */
export const charactersPerMinute = { answered: 70, read: 300, written: 60 } as const;

/** What is drawn takes paper, a scale and a ruler. */
export const drawingMinutes = 1.5;

/** A task counts as too long for its step only when it takes more than this beyond it, since minutes are estimates. */
export const toleratedMinutes = 1;

/** Summary, marking and homework; the rest of the conclusion is the assessment's. */
export const minutesBesideAssessment = 4;

/** The task of the application, before exercises. */
export const pairTaskMinutes = 4;

/** From so many minutes on a second mistaken idea and a second example have their place. */
export const longExploitation = 9;

/** The share of a task's own minutes that is enough for all of it. */
export const enoughForTask = 0.78;

/** Items that wait at least so many minutes for what they look at are begun first. */
export const shortWait = 3;

/** A task is cut to no fewer items than this. */
export const fewestItems = 2;

/** Where a task says in what groups it is worked on, it says so in this many characters. */
export const seatingCharacters = 120;

/** Groups that a task may ask for. */
export const groupSizes = { least: 2, most: 8 } as const;

/** How many questions a lesson is assessed by, from the most to the fewest. */
export const assessedCounts = [4, 3, 2] as const;

/** How many of them a conclusion of less than so many minutes has time for. */
export const assessedWithin = [
  { below: 6, most: 2 },
  { below: 15, most: 3 },
] as const;

/** Where a teacher says how many questions a test has: their most, and the points of each more. */
export const mostAsked = 8;
export const perAsked = 1000;

/**
 * Points of a set of questions, the most important first: marked by the author, asking the objective's own act, covering its
 * parts.
 */
export const assessedPoints = {
  marked: 40,
  key: 12,
  secondKey: 5,
  act: 6,
  part: 5,
  titleTerm: 2,
  word: 1.3,
  level: 0.5,
  minute: -0.1,
} as const;

/**
 * Points of one question. The order of what counts: that it does what the objective says, and is no sum beside the topic (more
 * than all words together); then the height of its thinking; then words, of each sort so many at most, for a long question has
 * more of them.
 */
export const servingPoints = {
  ownAct: 2,
  /** Telling about an act, where the objective has others. */
  told: 0.5,
  word: { each: 0.7, most: 2 },
  titleWord: { each: 0.8, most: 2 },
  taughtWord: { each: 0.3, most: 3 },
  /** For each share of the answer that is missing to what is `enough` said in class. */
  untaught: { each: 3, enough: 0.6 },
  beside: -4,
  /** Of a question that is one of the keys because the author says so, or because it uses what was learnt. */
  chosenKey: 2,
} as const;

/** A lesson is to be applied: what is only remembered is worth less than nothing, and what is created takes long. */
export const levelPoints: Record<Level, number> = {
  remember: -1.5,
  understand: 0,
  apply: 1,
  analyse: 0.5,
  evaluate: 0.5,
  create: 0,
};

/** An answer with fewer words of its own than this is not asked whether it was said in class. */
export const fewestAnswerWords = 3;

/** Points of an exercise that stands in for the application; below `least` none is set. */
export const insteadPoints = { key: 10, recall: -5, least: -2 } as const;

/** Points of an example, by what it prepares for; the entry's own order counts a little. */
export const examplePoints = { sign: 3, word: { each: 0.3, most: 4 }, beside: -6, place: -0.5 } as const;

/** In an act the first word, what is done, counts more than with what. */
export const actWordPoints = { first: 2, other: 1 } as const;

/** Words and lines that learners of an age copy from the board in a minute. */
export const copiedPerMinute: Record<AgeBand, { words: number; lines: number }> = {
  early: { words: 8, lines: 1 },
  primary: { words: 15, lines: 2 },
  lower: { words: 20, lines: 3 },
  upper: { words: 22, lines: 3 },
};

/** More lines than this are not copied in one go, however short they are, unless there are the minutes for it. */
export const mostCopiedLines = { least: 7, perMinute: 1.4 } as const;

/** However few the minutes are, so many lines are copied. */
export const fewestCopiedLines = 2;

/** A heading has at most so many words; it says nothing that is worth copying alone. */
export const headingWords = 7;

/** Points of a line of the board: a step of a rule comes before all else, earlier lines before later ones. */
export const copyPoints = { step: 10, laterStep: -0.1, laterLine: -0.03 } as const;

/** How much it counts that a line has the words of an answer, of its question, or of title and objective. */
export const wantedWeights = { answer: 1, question: 0.7, topic: 0.5 } as const;

/** Words are compared by so many first letters, which endings leave alone. */
export const stemLetters = 5;

/** Numbers with fewer digits than this are seen without being looked up on the board. */
export const fewestDigits = 3;
