import { bullets, clause, fillPhrase, inOneLine, isFilled, listed, numbered, type Values } from "../../../text/wording";
import { boardLines } from "./board";
import type { StepName } from "./constants";
import type { Known } from "./known-content";
import { assessmentMinutes } from "./known-exercises";
import { begunFirst, groupSizeOf } from "./known-task";
import { homeTask, laterLine, linesToCopy, openingAnswer, rangeText, safetyMove, workedLine } from "./known-use";
import { isObserved, isStaged, keptStandard, tellsOfLearners } from "./known-words";
import type { Lesson } from "./lesson";
import { joinMoves } from "./moves";
import type { Move } from "./types";

type Question = { q: string; a: string };

const wordsAndNumbers = /[\p{L}\p{N}]+(?:[.,]\d+)*/gu;

/** Steps shorter than this have time for one report or two. */
const longPresentation = 5;
/** From so many minutes on a second mistaken idea and a second example have their place. */
const longExploitation = 9;

function filled(move: Move, lesson: Lesson, values: Values): Move {
  const all = { ...lesson.values, ...values };
  const put = (line: string) => fillPhrase(line, all);
  return { teacher: move.teacher.map(put), learners: move.learners.map(put) };
}

function asked({ q, a }: Question): Values {
  return { question: inOneLine(q), answer: inOneLine(a) };
}

/** A question on the lesson before, the scene that opens this one, and its objective. */
export function knownIntroduction(lesson: Lesson, { entry, before, phrases }: Known): Move {
  const { verb, content } = entry.objective;
  const recalled = before?.exercises[0];
  const { hook, staged } = phrases;
  const asActed = { ...hook, teacher: hook.teacher.map((line) => (line.includes("{hook}") ? staged : line)) };
  const opening = isStaged(entry.hook, entry.language) ? asActed : hook;
  return joinMoves([
    ...(recalled ? [filled(phrases.recall, lesson, asked(recalled))] : []),
    filled(opening, lesson, { hook: inOneLine(entry.hook) }),
    filled(phrases.announce, lesson, { verb, content: clause(content) }),
  ]);
}

function discovery(lesson: Lesson, known: Known): Move {
  const { entry, phrases, task } = known;
  const titles = entry.readings.map(({ title }) => title).join("; ");
  const given = titles ? [filled(phrases.texts, lesson, { texts: titles })] : [];
  const move = joinMoves([...given, filled(phrases.discovery, lesson, { task: inOneLine(task.task) })]);
  const first = begunFirst(entry, task.task);
  const begun = first
    ? [
        fillPhrase(phrases.begunFirst, {
          items: listed(first.numbers, lesson.request.language),
          minutes: String(first.minutes),
        }),
      ]
    : [];
  const rest = task.rest ? [rangeText(phrases.taskRest, task.rest)] : [];
  return joinMoves([
    ...safetyMove(known),
    { ...move, teacher: [...move.teacher.slice(0, -1), ...begun, ...move.teacher.slice(-1), ...rest] },
  ]);
}

function presentation(lesson: Lesson, { entry, phrases, task }: Known, minutes: number): Move {
  const { few, more } = phrases.reporting[groupSizeOf(entry) === 2 ? "pairs" : "groups"];
  const move = filled(phrases.presentation, lesson, { units: minutes < longPresentation ? few : more });
  const expected = fillPhrase(phrases.expected, { expected: inOneLine(task.expected) });
  return { teacher: [...move.teacher, expected], learners: [...move.learners, phrases.compare] };
}

function misconception(
  lesson: Lesson,
  phrases: Known["phrases"],
  idea: Known["entry"]["misconceptions"][number],
): Move {
  const { says, does } = phrases.mistaken;
  const said = fillPhrase(tellsOfLearners(idea.says) ? does : says, { says: inOneLine(idea.says) });
  return filled(phrases.misconception, lesson, { said, ask: inOneLine(idea.ask), answer: inOneLine(idea.answer) });
}

/** Words and numbers of an answer that its steps have said already. */
function isSaid(answer: string, steps: readonly string[]): boolean {
  const said = new Set(steps.join(" ").match(wordsAndNumbers));
  return (answer.match(wordsAndNumbers) ?? []).every((word) => said.has(word));
}

/** The steps of an example, each in its line: an arrow between them would be read as one of chemistry's. */
function workedSteps({ steps, answer }: Known["entry"]["worked"][number], { notes }: Known["phrases"]): string {
  const said = steps.map((step, index) => `${index + 1}. ${inOneLine(step)}`);
  const rest = answer && !isSaid(answer, steps) ? [fillPhrase(notes.answer, { answer: inOneLine(answer) })] : [];
  return [...said, ...rest].map((line) => `\n  ${line}`).join("");
}

function exploitation(lesson: Lesson, known: Known, minutes: number): Move {
  const { entry, phrases } = known;
  const count = minutes >= longExploitation ? 2 : 1;
  const ideas = entry.misconceptions.slice(0, count).map((idea) => misconception(lesson, phrases, idea));
  const examples = entry.worked.slice(0, count).map((example) => {
    const values = { problem: inOneLine(example.problem), steps: workedSteps(example, phrases) };
    return filled(phrases.worked, lesson, values);
  });
  const once = (moves: Move[]): Move => ({
    teacher: moves.flatMap(({ teacher }) => teacher),
    learners: moves[0]?.learners ?? [],
  });
  const copying = count > 1 ? [phrases.copied] : [];
  const followed = { ...once(examples), learners: [workedLine(lesson, known), ...copying] };
  return joinMoves([once(ideas), followed]);
}

function synthesis(lesson: Lesson, { entry, phrases }: Known, minutes: number): Move {
  const { teacher } = filled(phrases.synthesis, lesson, {});
  const lines = boardLines(entry.board);
  const count = linesToCopy(lines, minutes, lesson.band);
  const copied = count === lines.length ? phrases.copy.all : fillPhrase(phrases.copy.first, { n: String(count) });
  return { teacher: [[...teacher, ...lines].join("\n  ")], learners: [...phrases.synthesis.learners, copied] };
}

function application(lesson: Lesson, { entry, phrases, exercises }: Known): Move {
  const { practice, inClass, isTakenHome } = exercises;
  const alone = practice.slice(0, inClass);
  const questions = alone.map(({ q }, index) => `(${index + 1}) ${inOneLine(q)}`).join(" ");
  const set = filled(isTakenHome ? phrases.practiceOnly : phrases.practice, lesson, { questions });
  const move = joinMoves([
    ...(isTakenHome ? [] : [filled(phrases.application, lesson, asked(entry.application))]),
    ...(alone.length > 0 ? [set] : []),
  ]);
  const help = fillPhrase(phrases.support, { support: inOneLine(entry.support) });
  const ahead = fillPhrase(phrases.extension, asked(entry.extension));
  return { ...move, teacher: [...move.teacher, help, ahead] };
}

/** One step of the development, written from the bank's lesson. */
export function knownStep(lesson: Lesson, known: Known, step: { name: StepName; minutes: number }): Move {
  if (step.name === "discovery") return discovery(lesson, known);
  if (step.name === "presentation") return presentation(lesson, known, step.minutes);
  if (step.name === "exploitation") return exploitation(lesson, known, step.minutes);
  return step.name === "synthesis" ? synthesis(lesson, known, step.minutes) : application(lesson, known);
}

export function knownConclusion(lesson: Lesson, known: Known): Move {
  const { phrases, exercises } = known;
  const total = String(exercises.assessed.length);
  const minutes = String(assessmentMinutes(lesson.minutes.conclusion));
  const feedback = filled(lesson.pick("feedback", lesson.bank.common.feedback), lesson, {});
  return joinMoves([
    filled(phrases.summary, lesson, { settled: openingAnswer(known) }),
    filled(phrases.assessment, lesson, { total, minutes }),
    { ...feedback, teacher: [...feedback.teacher, ...laterLine(known)] },
    filled(phrases.homework, lesson, asked(homeTask(known))),
  ]);
}

/** Of the questions that are asked all but one must be right, of two both; those without which the objective is not reached are named. */
function measured({ phrases, exercises, entry }: Known, said: "marks" | "standard"): string {
  const { assessed, keys } = exercises;
  const total = assessed.length;
  if (total <= 2) return phrases[said].both;
  const { item, one, many } = phrases.keyed;
  const named = listed(
    keys.map((n) => fillPhrase(item, { n: String(n) })),
    entry.language,
  );
  const keyed = keys.length > 0 ? fillPhrase(keys.length === 1 ? one : many, { keys: named }) : "";
  const right = String(Math.max(total - 1, keys.length));
  return fillPhrase(phrases[said].some, { total: String(total), right, keyed });
}

export function knownObjective(lesson: Lesson, known: Known): string {
  const { entry, phrases } = known;
  const { verb, content, condition, standard } = entry.objective;
  const kept = keptStandard(clause(standard));
  const marks = measured(known, "marks");
  const whole = kept ? fillPhrase(phrases.marksAnd, { marks, standard: kept }) : marks;
  const parts = { verb, content: clause(content), condition: clause(condition), standard: whole };
  return fillPhrase(phrases.objective, { ...lesson.values, ...parts });
}

/** How the objective is assessed, with the questions themselves; their answers stand in the notes. */
export function knownAssessment(lesson: Lesson, known: Known): string {
  const { entry, phrases, exercises } = known;
  const { assessment } = lesson.bank.common;
  const standard = clause(entry.objective.standard);
  // What learners do in the lesson is looked at as it is done; what counts results is counted at the end.
  const during =
    isObserved(standard, entry.language) && keptStandard(standard) === ""
      ? [fillPhrase(phrases.observed, { standard })]
      : [];
  const observed = [fillPhrase(assessment.observation, lesson.values), ...during, measured(known, "standard")];
  const ways = lesson.needs.map((need) => need.assessment ?? "").filter(isFilled);
  return [
    bullets([...observed, ...ways]),
    phrases.questions,
    numbered(exercises.assessed.map(({ q }) => inOneLine(q))),
  ].join("\n");
}
