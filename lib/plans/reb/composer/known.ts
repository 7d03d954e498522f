import type { Lesson as BankLesson } from "@/lib/bank/schema";
import { bullets, clause, fill, inOneLine, numbered, type Values } from "../../composing/rules";
import type { StepName } from "./constants";
import type { Known } from "./known-content";
import type { Lesson } from "./lesson";
import { joinMoves } from "./moves";
import type { Move } from "./types";

type Question = { q: string; a: string };

function filled(move: Move, lesson: Lesson, values: Values): Move {
  const all = { ...lesson.values, ...values };
  const put = (line: string) => fill(line, all);
  return { teacher: move.teacher.map(put), learners: move.learners.map(put) };
}

function asked({ q, a }: Question): Values {
  return { question: inOneLine(q), answer: inOneLine(a) };
}

/** A question on the lesson before, the scene that opens this one, and its objective. */
export function knownIntroduction(lesson: Lesson, { entry, before, phrases }: Known): Move {
  const { verb, content } = entry.objective;
  const recalled = before?.exercises[0];
  return joinMoves([
    ...(recalled ? [filled(phrases.recall, lesson, asked(recalled))] : []),
    filled(phrases.hook, lesson, { hook: inOneLine(entry.hook) }),
    filled(phrases.announce, lesson, { verb, content: clause(content) }),
  ]);
}

function discovery(lesson: Lesson, { entry, phrases }: Known): Move {
  const titles = entry.readings.map(({ title }) => title).join("; ");
  const given = titles ? [filled(phrases.texts, lesson, { texts: titles })] : [];
  return joinMoves([...given, filled(phrases.discovery, lesson, { task: inOneLine(entry.discovery.task) })]);
}

function presentation(lesson: Lesson, { entry, phrases }: Known): Move {
  const { talk } = lesson.bank.common;
  const move = filled(lesson.pick("presentation", talk.presentation), lesson, {});
  const expected = fill(phrases.expected, { expected: inOneLine(entry.discovery.expected) });
  return { teacher: [...move.teacher, expected], learners: [...move.learners, phrases.compare] };
}

function exploitation(lesson: Lesson, { entry, phrases }: Known): Move {
  const [misconception] = entry.misconceptions;
  const [example] = entry.worked;
  const doubts = misconception && {
    ask: inOneLine(misconception.ask),
    ...{ says: inOneLine(misconception.says), answer: inOneLine(misconception.answer) },
  };
  const steps = example && {
    problem: inOneLine(example.problem),
    steps: [...example.steps, ...(example.answer ? [example.answer] : [])].map(inOneLine).join(" → "),
  };
  return joinMoves([
    ...(doubts ? [filled(phrases.misconception, lesson, doubts)] : []),
    ...(steps ? [filled(phrases.worked, lesson, steps)] : []),
  ]);
}

function synthesis(lesson: Lesson, { entry, phrases }: Known): Move {
  const { teacher, learners } = filled(phrases.synthesis, lesson, {});
  const lines = entry.board
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => line.replace(/\s{2,}/g, " "));
  return { teacher: [[...teacher, ...lines].join("\n  ")], learners };
}

/** Exercises that are done in class before the assessment, by the minutes of the step. */
function practised({ exercises }: BankLesson, assessed: readonly Question[], minutes: number): Question[] {
  const count = minutes >= 12 ? 3 : minutes >= 8 ? 2 : 0;
  return exercises.filter((exercise) => !assessed.includes(exercise)).slice(0, count);
}

function application(lesson: Lesson, known: Known, minutes: number): Move {
  const { entry, phrases } = known;
  const alone = practised(entry, assessedOf(lesson, entry), minutes);
  const questions = alone.map(({ q }, index) => `(${index + 1}) ${inOneLine(q)}`).join(" ");
  const move = joinMoves([
    filled(phrases.application, lesson, asked(entry.application)),
    ...(alone.length > 0 ? [filled(phrases.practice, lesson, { questions })] : []),
  ]);
  const help = fill(phrases.support, { support: inOneLine(entry.support) });
  const more = fill(phrases.extension, asked(entry.extension));
  return { ...move, teacher: [...move.teacher, help, more] };
}

/** One step of the development, written from the bank's lesson. */
export function knownStep(lesson: Lesson, known: Known, step: { name: StepName; minutes: number }): Move {
  if (step.name === "discovery") return discovery(lesson, known);
  if (step.name === "presentation") return presentation(lesson, known);
  if (step.name === "exploitation") return exploitation(lesson, known);
  return step.name === "synthesis" ? synthesis(lesson, known) : application(lesson, known, step.minutes);
}

/** The exercises that assess the objective: as many as the conclusion has time for, from the easiest to the hardest. */
export function assessedOf({ minutes }: Pick<Lesson, "minutes">, { exercises }: BankLesson): BankLesson["exercises"] {
  const count = minutes.conclusion <= 5 ? 2 : minutes.conclusion < 15 ? 3 : 4;
  const last = exercises.length - 1;
  const places = Array.from({ length: count }, (_, index) => Math.round((index * last) / (count - 1)));
  return places.flatMap((place) => exercises[place] ?? []);
}

export function knownConclusion(lesson: Lesson, { entry, phrases }: Known): Move {
  const total = String(assessedOf(lesson, entry).length);
  const feedback = lesson.pick("feedback", lesson.bank.common.feedback);
  return joinMoves([
    filled(phrases.summary, lesson, {}),
    filled(phrases.assessment, lesson, { total }),
    filled(feedback, lesson, {}),
    filled(phrases.homework, lesson, asked(entry.homework)),
  ]);
}

export function knownObjective(lesson: Lesson, { entry, phrases }: Known): string {
  const { verb, content, condition, standard } = entry.objective;
  const total = assessedOf(lesson, entry).length;
  const marks = { standard: clause(standard), total: String(total), right: String(Math.max(1, total - 1)) };
  // A standard is measured; one without a number is measured by the questions.
  const measured = /\d+ (?:of|out of|sur|kuri|kati ya) (?:\w+ )?\d+/.test(standard)
    ? clause(standard)
    : fill(phrases.marks, marks);
  const parts = { verb, content: clause(content), condition: clause(condition), standard: measured };
  return fill(phrases.objective, { ...lesson.values, ...parts });
}

/** How the objective is assessed, with the questions themselves; their answers stand in the notes. */
export function knownAssessment(lesson: Lesson, { entry, phrases }: Known): string {
  const { assessment } = lesson.bank.common;
  const questions = assessedOf(lesson, entry).map(({ q }) => inOneLine(q));
  const standard = fill(phrases.standard, { standard: clause(entry.objective.standard) });
  const observed = fill(assessment.observation, lesson.values);
  return [bullets([observed, standard]), phrases.questions, numbered(questions)].join("\n");
}
