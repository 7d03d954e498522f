import { bullets, clause, fillPhrase, inOneLine, isFilled, listed, numbered, type Values } from "../../../text/wording";
import { boardLines } from "./board";
import type { StepName } from "./constants";
import type { Known } from "./known-content";
import { assessmentMinutes, isLong, type Range } from "./known-exercises";
import { isStaged, keptStandard, tellsOfLearners, isCounted } from "./known-words";
import type { Lesson } from "./lesson";
import { joinMoves } from "./moves";
import type { Move } from "./types";

type Question = { q: string; a: string };

const wordsAndNumbers = /[\p{L}\p{N}]+(?:[.,]\d+)*/gu;

/** Steps shorter than this have time for one report, and not for a walk round the walls. */
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

/** "exercises 2 to 4" of the notes, or a part of the task. */
function range(words: Record<"one" | "two" | "many", string>, { from, to }: Range): string {
  const form = from === to ? words.one : to === from + 1 ? words.two : words.many;
  return fillPhrase(form, { from: String(from), to: String(to) });
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

function discovery(lesson: Lesson, { entry, phrases, task }: Known): Move {
  const titles = entry.readings.map(({ title }) => title).join("; ");
  const given = titles ? [filled(phrases.texts, lesson, { texts: titles })] : [];
  const move = joinMoves([...given, filled(phrases.discovery, lesson, { task: inOneLine(task.task) })]);
  return task.rest ? { ...move, teacher: [...move.teacher, range(phrases.taskRest, task.rest)] } : move;
}

function presentation(lesson: Lesson, { phrases, task }: Known, minutes: number): Move {
  const { talk } = lesson.bank.common;
  const own = minutes < longPresentation ? phrases.presentation : lesson.pick("presentation", talk.presentation);
  const move = filled(own, lesson, {});
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

function exploitation(lesson: Lesson, { entry, phrases }: Known, minutes: number): Move {
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
  return joinMoves([once(ideas), once(examples)]);
}

function synthesis(lesson: Lesson, { entry, phrases }: Known): Move {
  const { teacher, learners } = filled(phrases.synthesis, lesson, {});
  return { teacher: [[...teacher, ...boardLines(entry.board)].join("\n  ")], learners };
}

function application(lesson: Lesson, { entry, phrases, exercises }: Known, minutes: number): Move {
  const { practice, inClass, support, early } = exercises;
  const alone = practice.slice(0, inClass);
  const questions = alone.map(({ q }, index) => `(${index + 1}) ${inOneLine(q)}`).join(" ");
  const move = joinMoves([
    filled(
      isLong(entry.application, minutes) ? phrases.longApplication : phrases.application,
      lesson,
      asked(entry.application),
    ),
    ...(alone.length > 0 ? [filled(phrases.practice, lesson, { questions })] : []),
  ]);
  const more = (of: Range | null) => ({ exercises: of ? range(phrases.exercises, of) : "" });
  const help = fillPhrase(support ? phrases.supportMore : phrases.support, {
    ...{ support: inOneLine(entry.support), ...more(support) },
  });
  const ahead = fillPhrase(early ? phrases.extensionMore : phrases.extension, {
    ...asked(entry.extension),
    ...more(early),
  });
  return { ...move, teacher: [...move.teacher, help, ahead] };
}

/** One step of the development, written from the bank's lesson. */
export function knownStep(lesson: Lesson, known: Known, step: { name: StepName; minutes: number }): Move {
  if (step.name === "discovery") return discovery(lesson, known);
  if (step.name === "presentation") return presentation(lesson, known, step.minutes);
  if (step.name === "exploitation") return exploitation(lesson, known, step.minutes);
  return step.name === "synthesis" ? synthesis(lesson, known) : application(lesson, known, step.minutes);
}

export function knownConclusion(lesson: Lesson, { entry, phrases, exercises }: Known): Move {
  const total = String(exercises.assessed.length);
  const minutes = String(assessmentMinutes(lesson.minutes.conclusion));
  const feedback = lesson.pick("feedback", lesson.bank.common.feedback);
  const { home } = exercises;
  const homework = home
    ? {
        ...phrases.homework,
        teacher: [
          fillPhrase(phrases.homeworkMore, { ...asked(entry.homework), exercises: range(phrases.exercises, home) }),
        ],
      }
    : filled(phrases.homework, lesson, asked(entry.homework));
  return joinMoves([
    filled(phrases.summary, lesson, {}),
    filled(phrases.assessment, lesson, { total, minutes }),
    filled(feedback, lesson, {}),
    homework,
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
    isCounted(standard) || keptStandard(standard) !== "" ? [] : [fillPhrase(phrases.observed, { standard })];
  const observed = [fillPhrase(assessment.observation, lesson.values), ...during, measured(known, "standard")];
  const ways = lesson.needs.map((need) => need.assessment ?? "").filter(isFilled);
  return [
    bullets([...observed, ...ways]),
    phrases.questions,
    numbered(exercises.assessed.map(({ q }) => inOneLine(q))),
  ].join("\n");
}
