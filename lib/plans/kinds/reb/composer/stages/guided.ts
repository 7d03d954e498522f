import { calmMove, type Calm } from "../../../../safety/calm";
import type { CalmPlace } from "../../../../safety/types";
import { fillPhrase, inOneLine, isFilled, listed, sentence, type Values } from "../../../../text/wording";
import type { StepName } from "../constants";
import { copiedSummary } from "../entry/copying";
import type { TaughtEntry } from "../entry/taught";
import { assessmentMinutes } from "../entry/minutes";
import type { HeldCalmly } from "../lesson/held";
import type { LessonDraft } from "../lesson/lesson";
import { joinMoves } from "./moves";
import type { Move } from "../move";
import type { EntryPhrases } from "../entry-phrases";

/** A calm lesson that is held by an entry of the bank: everything that it points to is the entry's. */
export type GuidedLesson = { lesson: LessonDraft; calm: Calm; guide: TaughtEntry };

/** The lesson as one that an entry holds; null without an entry, and for the youngest, who neither read nor write. */
export function guidedBy(lesson: LessonDraft, { calm, entry }: HeldCalmly): GuidedLesson | null {
  return entry && lesson.band !== "early" ? { lesson, calm, guide: entry } : null;
}

type GuidedMove = keyof EntryPhrases["guided"]["moves"];

function own({ lesson, guide }: GuidedLesson, place: GuidedMove, values: Values): Move {
  const { teacher, learners } = guide.phrases.guided.moves[place];
  const put = (line: string) => sentence(fillPhrase(line, { ...lesson.values, ...values }));
  return { teacher: teacher.map(put).filter(isFilled), learners: learners.map(put).filter(isFilled) };
}

/** The first way of a place, which asks for no sheets and no more writing. */
function plain({ calm }: GuidedLesson, place: CalmPlace): Move {
  const [first] = calm.moves[place];
  return first ? calmMove(calm, first) : { teacher: [], learners: [] };
}

function textsOf({ entry }: TaughtEntry): string {
  return entry.readings.map(({ title }) => title).join("; ");
}

function synthesis(guided: GuidedLesson, minutes: number): Move {
  const { lesson, guide } = guided;
  const { lines, count } = copiedSummary(guide, { minutes, band: lesson.band });
  const { copy } = guide.phrases;
  const copied = count === 0 ? copy.all : fillPhrase(copy.first, { n: String(count) });
  const { teacher, learners } = own(guided, "synthesis", {});
  // First, for a step of two minutes keeps no more than one line.
  return { teacher: [[...teacher, ...lines].join("\n  ")], learners: [copied, ...learners] };
}

/** A mistaken idea as a sentence of its own, whoever is said to believe it. */
function statement(says: string): string {
  const held = /^(?:learners|some (?:learners|people)|many(?: people)?|people) (?:believe|think|say)(?: that)? /i;
  return sentence(says.replace(held, "").replace(/^["“](.*)["”]$/, "$1"));
}

/** Mistaken ideas, two at most, each settled by the text; then whatever else is wrong. */
function exploitation(guided: GuidedLesson): Move {
  const ideas = guided.guide.entry.misconceptions
    .slice(0, 2)
    .map(({ says, ask, answer }) =>
      own(guided, "exploitation", { says: statement(inOneLine(says)), ask: inOneLine(ask), answer: inOneLine(answer) }),
    );
  const [first] = ideas;
  const settled = { teacher: ideas.flatMap(({ teacher }) => teacher), learners: first?.learners ?? [] };
  return joinMoves([settled, plain(guided, "exploitation")]);
}

/** One step of the development: both columns do the same with the entry's text. */
export function guidedStep(guided: GuidedLesson, step: StepName, minutes: number): Move {
  const { lesson, guide } = guided;
  const { entry, task } = guide;
  if (step === "discovery") {
    const terms = listed(
      entry.definitions.map(({ term }) => term),
      lesson.request.language,
    );
    const given = textsOf(guide) ? [own(guided, "texts", { texts: textsOf(guide) })] : [];
    const words = terms ? [own(guided, "words", { terms })] : [];
    return joinMoves([...given, ...words, own(guided, "discovery", { task: inOneLine(task.task) })]);
  }
  if (step === "presentation") return own(guided, "presentation", { expected: inOneLine(task.expected) });
  if (step === "synthesis") return synthesis(guided, minutes);
  if (step === "exploitation") return exploitation(guided);
  const { q, a } = entry.application;
  return own(guided, "application", { question: inOneLine(q), answer: inOneLine(a) });
}

/** The key points once more, the questions with the board covered, whom to turn to, and one homework. */
export function guidedConclusion(guided: GuidedLesson): Move {
  const { lesson, guide } = guided;
  const total = String(guide.exercises.assessed.length);
  const minutes = String(assessmentMinutes(lesson.minutes.conclusion));
  return joinMoves([
    plain(guided, "summary"),
    own(guided, "assessment", { total, minutes }),
    plain(guided, "feedback"),
    plain(guided, "closing"),
    own(guided, "homework", { question: inOneLine(guide.entry.homework.q) }),
  ]);
}

/** What learners work with, as the objective names it. */
export function guidedTools({ guide }: GuidedLesson): string | null {
  const texts = textsOf(guide);
  return texts ? fillPhrase(guide.phrases.guided.tools, { texts }) : null;
}
