import { rangeText } from "../../../../text/ranges";
import { clause, fillPhrase, inOneLine, listed } from "../../../../text/wording";
import { copiedSummary } from "../entry/copying";
import { application } from "./entry-application";
import type { TaughtEntry } from "../entry/taught";
import { exampleCount } from "../entry/examples";
import { discoveryHelp } from "../entry/help";
import { begunFirst } from "../entry/task";
import { assessmentMinutes } from "../entry/minutes";
import { homeTask } from "../entry/exercises";
import { longPresentation } from "./constants";
import { laterLine, openingAnswer, safetyMove, workedLine } from "./entry-lines";
import { isScene, tellsOfLearners } from "../entry/wording";
import type { LessonDraft } from "../lesson/lesson";
import { asked, filledMove, joinMoves } from "./moves";
import { staying } from "../entry/staying";
import type { StepMinutes } from "../timing/steps";
import type { Move } from "../move";

const wordsAndNumbers = /[\p{L}\p{N}]+(?:[.,]\d+)*/gu;

/** A question on the lesson before, the scene that opens this one, and its objective. */
export function entryIntroduction(lesson: LessonDraft, { entry, before, phrases }: TaughtEntry): Move {
  const { verb, content } = entry.objective;
  const recalled = before?.exercises[0];
  const { hook, staged } = phrases;
  const asActed = { ...hook, teacher: hook.teacher.map((line) => (line.includes("{hook}") ? staged : line)) };
  const opening = isScene(entry.hook, entry.language) ? asActed : hook;
  return joinMoves([
    ...(recalled ? [filledMove(phrases.recall, lesson, asked(recalled))] : []),
    filledMove(opening, lesson, { hook: inOneLine(entry.hook) }),
    filledMove(phrases.announce, lesson, { verb, content: clause(content) }),
  ]);
}

function discovery(lesson: LessonDraft, taught: TaughtEntry): Move {
  const { entry, phrases, task } = taught;
  const titles = entry.readings.map(({ title }) => title).join("; ");
  const given = titles ? [filledMove(phrases.texts, lesson, { texts: titles })] : [];
  const move = joinMoves([...given, filledMove(phrases.discovery, lesson, { task: inOneLine(task.task) })]);
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
    ...safetyMove(taught),
    {
      ...move,
      teacher: [...move.teacher.slice(0, -1), ...begun, ...move.teacher.slice(-1), ...discoveryHelp(taught), ...rest],
    },
  ]);
}

function presentation(lesson: LessonDraft, { phrases, task }: TaughtEntry, minutes: number): Move {
  const { few, more } = phrases.reporting[lesson.groupSize === 2 ? "pairs" : "groups"];
  const move = filledMove(phrases.presentation, lesson, { units: minutes < longPresentation ? few : more });
  const expected = fillPhrase(phrases.expected, { expected: inOneLine(task.expected) });
  return { teacher: [...move.teacher, expected], learners: [...move.learners, phrases.compare] };
}

function misconception(
  lesson: LessonDraft,
  phrases: TaughtEntry["phrases"],
  idea: TaughtEntry["entry"]["misconceptions"][number],
): Move {
  const { says, does } = phrases.mistaken;
  const said = fillPhrase(tellsOfLearners(idea.says) ? does : says, { says: inOneLine(idea.says) });
  return filledMove(phrases.misconception, lesson, { said, ask: inOneLine(idea.ask), answer: inOneLine(idea.answer) });
}

/** Words and numbers of an answer that its steps have said already. */
function isSaid(answer: string, steps: readonly string[]): boolean {
  const said = new Set(steps.join(" ").match(wordsAndNumbers));
  return (answer.match(wordsAndNumbers) ?? []).every((word) => said.has(word));
}

/** The steps of an example, each in its line: an arrow between them would be read as one of chemistry's. */
function workedSteps(
  { steps, answer }: TaughtEntry["entry"]["worked"][number],
  { notes }: TaughtEntry["phrases"],
): string {
  const said = steps.map((step, index) => `${index + 1}. ${inOneLine(step)}`);
  const rest = answer && !isSaid(answer, steps) ? [fillPhrase(notes.answer, { answer: inOneLine(answer) })] : [];
  return [...said, ...rest].map((line) => `\n  ${line}`).join("");
}

function exploitation(lesson: LessonDraft, taught: TaughtEntry, minutes: number): Move {
  const { entry, phrases, exercises } = taught;
  const count = exampleCount(minutes);
  // Where no example is of the objective a second mistaken idea has its minutes.
  const told = exercises.shown.length === 0 ? count + 1 : count;
  const ideas = entry.misconceptions.slice(0, told).map((idea) => misconception(lesson, phrases, idea));
  const examples = exercises.shown.map((example) => {
    const values = { problem: inOneLine(example.problem), steps: workedSteps(example, phrases) };
    return filledMove(phrases.worked, lesson, values);
  });
  const once = (moves: Move[]): Move => ({
    teacher: moves.flatMap(({ teacher }) => teacher),
    learners: moves[0]?.learners ?? [],
  });
  const copying = count > 1 ? [phrases.copied] : [];
  const followed = { ...once(examples), learners: [workedLine(lesson, taught), ...copying] };
  return joinMoves(examples.length > 0 ? [once(ideas), followed] : [once(ideas)]);
}

function synthesis(lesson: LessonDraft, taught: TaughtEntry, minutes: number): Move {
  const { phrases } = taught;
  const { teacher } = filledMove(phrases.synthesis, lesson, {});
  const { lines, count } = copiedSummary(taught, { minutes, band: lesson.band });
  const copied = count === 0 ? phrases.copy.all : fillPhrase(phrases.copy.first, { n: String(count) });
  return { teacher: [[...teacher, ...lines].join("\n  ")], learners: [...phrases.synthesis.learners, copied] };
}

/** One step of the development, written from the bank's lesson. */
export function entryStep(lesson: LessonDraft, taught: TaughtEntry, step: StepMinutes): Move {
  if (step.name === "discovery") return discovery(lesson, taught);
  if (step.name === "presentation") return presentation(lesson, taught, step.minutes);
  if (step.name === "exploitation") return exploitation(lesson, taught, step.minutes);
  if (step.name === "synthesis") return synthesis(lesson, taught, step.minutes);
  return application(lesson, taught, step.spare ?? 0);
}

export function entryConclusion(lesson: LessonDraft, taught: TaughtEntry): Move {
  const { phrases, exercises, entry } = taught;
  const total = String(exercises.assessed.length);
  // Nobody is said to answer what the lesson gives no answer to.
  const summary = entry.hookAnswer
    ? filledMove(phrases.summary, lesson, { settled: openingAnswer(taught) })
    : filledMove(phrases.openSummary, lesson, {});
  const minutes = String(assessmentMinutes(lesson.minutes.conclusion));
  const feedback = filledMove(lesson.pick("feedback", lesson.bank.common.feedback), lesson, {});
  return joinMoves([
    summary,
    filledMove(phrases.assessment, lesson, { total, minutes, items: staying(taught) }),
    { ...feedback, teacher: [...feedback.teacher, ...laterLine(taught)] },
    filledMove(phrases.homework, lesson, asked(homeTask(taught))),
  ]);
}
