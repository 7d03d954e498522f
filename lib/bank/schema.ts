import { z } from "zod";
import { planLanguages } from "@/lib/core/language";

/** One line of text without spaces around it. */
function line(max = 400) {
  return z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\n]*$/, "one line, please");
}

/** A text of several lines; in YAML best written with `|` or `>-`. */
function text(max = 2_000) {
  return z.string().trim().min(1).max(max);
}

/**
 * What a computed answer rests on: one statement or several, each evaluated by `npm run content`. See
 * scripts/content/statements.ts for what can be said.
 */
const check = z.union([line(300), z.array(line(300)).min(1).max(12)]).transform((said) => [said].flat());

/** Levels of Bloom's taxonomy, from the lowest to the highest. */
export const levels = ["remember", "understand", "apply", "analyse", "evaluate", "create"] as const;
export type Level = (typeof levels)[number];

/** Titles as teachers type them; the first of a language is the one that is printed. */
const titles = z.partialRecord(z.enum(planLanguages), z.array(line(120)).min(1).max(12));

/** A question, its answer as a marking key has it, and what proves the answer where it can be computed. */
const question = z.strictObject({ q: text(900), a: text(1_200), check: check.optional() });

/** `assesses` marks those that the objective is assessed by, where its words do not tell. */
const exercise = question.extend({ level: z.enum(levels), assesses: z.literal(true).optional() });

/** A drawing that the teacher makes on the board: an SVG of ours beside the entry, and what it shows in words. */
const diagram = z.strictObject({
  file: line(80).regex(/^[a-z0-9-]+\.svg$/, "a file name such as leaf-section.svg"),
  caption: line(200),
});

/** Topics that can hurt, with what such a lesson must bring of its own. */
const sensitivity = z.strictObject({
  topics: z.array(line(40)).min(1),
  /** How the thing is named, officially and with respect. */
  wording: text(600),
  /** To whom a learner can turn: a list that goes on a sentence, without a full stop. */
  support: text(600),
  sources: z.array(line(300)).min(1),
});

/** Which official competence and issue the entry really serves, and by which act of the lesson. */
const service = z.strictObject({ name: line(80), by: text(300) });

/** The work of the second reader, who answered every question before seeing the key. */
const review = z.strictObject({
  author: line(60),
  written: z.iso.date(),
  reader: line(60),
  read: z.iso.date(),
  /** Questions answered blind, and how many of the answers agreed with the key at first. */
  solved: z.number().int().min(0).max(60),
  agreed: z.number().int().min(0).max(60),
  /** What differed and how it was settled. */
  settled: z.array(line(400)).max(20).default([]),
  /** Who read a sensitive entry against the rules of safety. */
  safety: line(60).optional(),
});

const path = /^[a-z0-9-]+(?:\/[a-z0-9-]+){1,2}$/;

/** The place of an entry under content/lessons or content/sessions, without the ending of the file. */
const entryId = line(140).regex(path, "the path of the file, such as mathematics/s2/quadratics-by-factorising");

/** Classes of general education, pre-primary (N1-N3) and teacher training (TTC1-TTC3) included. */
export const classNames = [
  ...["N1", "N2", "N3", "P1", "P2", "P3", "P4", "P5", "P6"],
  ...["S1", "S2", "S3", "S4", "S5", "S6", "TTC1", "TTC2", "TTC3"],
] as const;

/** What learners read, look at or listen to; written by us for this class, complete as it stands. */
const reading = z.strictObject({
  kind: z.enum(["story", "dialogue", "letter", "poem", "song", "notice", "report", "source", "data", "words"]),
  title: line(120),
  text: text(4_000),
});

/** A problem shown with every step; the last step, or `answer`, is its result. */
const worked = z.strictObject({
  problem: text(900),
  steps: z.array(text(500)).min(2).max(12),
  answer: text(500).optional(),
  check: check.optional(),
});

/** What many learners believe, the question that brings it to light, and how the teacher answers it. */
const misconception = z.strictObject({ says: text(400), ask: text(400), answer: text(700) });

/**
 * A lesson of general education as a teacher could teach it tomorrow: one file of content/lessons. Texts are in `language`.
 */
export const lesson = z.strictObject({
  id: entryId,
  subject: line(60),
  classes: z.array(z.enum(classNames)).min(1).max(6),
  language: z.enum(planLanguages),
  titles,
  /** Units of the official curriculum that the lesson serves, as the catalogue writes them. */
  units: z.array(line(160)).max(6).default([]),
  /** Lessons that come before, and those that it leads to. */
  before: z.array(entryId).max(6).default([]),
  after: z.array(entryId).max(6).default([]),
  objective: z.strictObject({ verb: line(30), content: line(240), condition: line(240), standard: line(240) }),
  /** What opens the lesson: a small problem or scene that the lesson will settle, and what comes of it. */
  hook: text(900),
  /** What the hook asks for, as it is answered at the end. */
  hookAnswer: text(400).optional(),
  definitions: z
    .array(z.strictObject({ term: line(80), meaning: text(400) }))
    .max(10)
    .default([]),
  readings: z.array(reading).max(4).default([]),
  discovery: z.strictObject({
    task: text(1_600),
    /** Each with what a school that lacks it takes instead. */
    materials: z.array(line(240)).min(1).max(10),
    minutes: z.number().int().min(4).max(40),
    expected: text(1_400),
  }),
  misconceptions: z.array(misconception).min(1).max(4),
  /** What stands on the chalkboard at the end. */
  board: text(1_400),
  worked: z.array(worked).min(2).max(4),
  application: question,
  /** From easy to hard. */
  exercises: z.array(exercise).min(6).max(12),
  homework: question,
  support: text(600),
  extension: question,
  vocabulary: z
    .array(z.strictObject({ term: line(60), meaning: line(240), rw: line(80).optional() }))
    .max(14)
    .default([]),
  diagrams: z.array(diagram).max(3).default([]),
  safety: text(600).optional(),
  sensitive: sensitivity.optional(),
  serves: z.strictObject({ competence: service, issue: service.optional() }),
  sources: z.array(line(300)).max(8).default([]),
  review: review.optional(),
});
export type Lesson = z.infer<typeof lesson>;

const step = z.strictObject({
  do: text(500),
  minutes: z.number().int().min(1).max(120),
  /** The quantity, setting, dimension or tolerance that the step is judged by. */
  standard: line(240).optional(),
  check: check.optional(),
});

/** What is needed, how much of it for each trainee or group, and what to take instead. */
const amount = z.strictObject({
  item: line(100),
  amount: line(60),
  per: z.enum(["trainee", "pair", "group", "class"]),
  instead: line(160).optional(),
});

/** A job sheet of vocational training: one file of content/sessions. Texts are in `language`. */
export const session = z.strictObject({
  id: entryId,
  trade: line(60),
  levels: z.array(line(20)).min(1).max(5),
  language: z.enum(planLanguages),
  titles,
  /** Codes of modules that the sheet serves, as the official documents write them. */
  modules: z.array(line(20)).max(8).default([]),
  purpose: text(400),
  groupSize: z.number().int().min(1).max(6),
  safety: z.array(text(300)).min(1).max(10),
  protective: z.array(line(120)).max(10).default([]),
  tools: z.array(line(120)).min(1).max(20),
  materials: z.array(amount).max(20),
  diagrams: z.array(diagram).max(3).default([]),
  /** Facts, figures and formulas that the work rests on. */
  knowledge: z
    .array(z.strictObject({ fact: text(400), check: check.optional() }))
    .min(2)
    .max(10),
  procedure: z.array(step).min(5).max(16),
  /** Numbers of the steps after which the work can be left until the next session, in safety and without loss. */
  pauses: z.array(z.number().int().min(1).max(15)).max(15).default([]),
  faults: z
    .array(z.strictObject({ sign: text(240), cause: text(240), remedy: text(300) }))
    .min(2)
    .max(8),
  /** What the performance is assessed by; each can be seen or measured. */
  criteria: z.array(line(240)).min(4).max(12),
  questions: z.array(question).min(3).max(10),
  extension: question,
  sensitive: sensitivity.optional(),
  serves: z.strictObject({ issue: service }),
  sources: z.array(line(300)).max(8).default([]),
  review: review.optional(),
});
export type Session = z.infer<typeof session>;

/** Words of one group as they are written in the files: "vein*" is also "veins"; "&" stands for a plus sign. */
const group = /^[^+>]+(?:(?: \+ [^+>]+)*|(?: > [^+>]+)*)$/;

/**
 * A fact that is taught in many lessons, and what sentences against it look like: groups of words that come together in one
 * clause in any order, as `a|b + c|d*`, or in this order, as `a > b > c`. One that holds a word of `unless` says something else.
 */
export const claim = z.strictObject({
  fact: z.string().trim().min(10).max(300),
  language: z.enum(planLanguages),
  /** Facts of a trade are asked for in plans of vocational training alone; they use words that mean other things elsewhere. */
  scope: z.enum(["all", "trade"]).default("all"),
  wrong: z.array(z.string().trim().min(3).max(400).regex(group)).min(1).max(30),
  unless: z.string().trim().min(1).max(600).optional(),
  /** Forms that are wrong in whatever sentence, be it one that asks or denies: "she didn't went". */
  anywhere: z.boolean().default(false),
});
export type Claim = z.infer<typeof claim>;
