import { clause, fillPhrase, inOneLine, listed } from "../../../text/wording";
import { copiedSummary } from "./copying";
import { application } from "./known-application";
import type { Known } from "./known-content";
import { exampleCount } from "./known-examples";
import { asked, filled } from "./known-filling";
import { discoveryHelp } from "./known-help";
import { begunFirst, groupSizeOf } from "./known-task";
import { assessmentMinutes } from "./known-times";
import { homeTask, laterLine, openingAnswer, rangeText, safetyMove, workedLine } from "./known-use";
import { isStaged, tellsOfLearners } from "./known-words";
import type { Lesson } from "./lesson";
import { joinMoves } from "./moves";
import { staying } from "./staying";
import type { StepMinutes } from "./timing";
import type { Move } from "./types";

const wordsAndNumbers = /[\p{L}\p{N}]+(?:[.,]\d+)*/gu;

/** Steps shorter than this have time for one report or two. */
const longPresentation = 5;

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
    {
      ...move,
      teacher: [...move.teacher.slice(0, -1), ...begun, ...move.teacher.slice(-1), ...discoveryHelp(known), ...rest],
    },
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
  const { entry, phrases, exercises } = known;
  const count = exampleCount(minutes);
  // Where no example is of the objective a second mistaken idea has its minutes.
  const told = exercises.shown.length === 0 ? count + 1 : count;
  const ideas = entry.misconceptions.slice(0, told).map((idea) => misconception(lesson, phrases, idea));
  const examples = exercises.shown.map((example) => {
    const values = { problem: inOneLine(example.problem), steps: workedSteps(example, phrases) };
    return filled(phrases.worked, lesson, values);
  });
  const once = (moves: Move[]): Move => ({
    teacher: moves.flatMap(({ teacher }) => teacher),
    learners: moves[0]?.learners ?? [],
  });
  const copying = count > 1 ? [phrases.copied] : [];
  const followed = { ...once(examples), learners: [workedLine(lesson, known), ...copying] };
  return joinMoves(examples.length > 0 ? [once(ideas), followed] : [once(ideas)]);
}

function synthesis(lesson: Lesson, known: Known, minutes: number): Move {
  const { phrases } = known;
  const { teacher } = filled(phrases.synthesis, lesson, {});
  const { lines, count } = copiedSummary(known, { minutes, band: lesson.band });
  const copied = count === 0 ? phrases.copy.all : fillPhrase(phrases.copy.first, { n: String(count) });
  return { teacher: [[...teacher, ...lines].join("\n  ")], learners: [...phrases.synthesis.learners, copied] };
}

/** One step of the development, written from the bank's lesson. */
export function knownStep(lesson: Lesson, known: Known, step: StepMinutes): Move {
  if (step.name === "discovery") return discovery(lesson, known);
  if (step.name === "presentation") return presentation(lesson, known, step.minutes);
  if (step.name === "exploitation") return exploitation(lesson, known, step.minutes);
  if (step.name === "synthesis") return synthesis(lesson, known, step.minutes);
  return application(lesson, known, step.spare ?? 0);
}

export function knownConclusion(lesson: Lesson, known: Known): Move {
  const { phrases, exercises, entry } = known;
  const total = String(exercises.assessed.length);
  // Nobody is said to answer what the lesson gives no answer to.
  const summary = entry.hookAnswer
    ? filled(phrases.summary, lesson, { settled: openingAnswer(known) })
    : filled(phrases.openSummary, lesson, {});
  const minutes = String(assessmentMinutes(lesson.minutes.conclusion));
  const feedback = filled(lesson.pick("feedback", lesson.bank.common.feedback), lesson, {});
  return joinMoves([
    summary,
    filled(phrases.assessment, lesson, { total, minutes, items: staying(known) }),
    { ...feedback, teacher: [...feedback.teacher, ...laterLine(known)] },
    filled(phrases.homework, lesson, asked(homeTask(known))),
  ]);
}
