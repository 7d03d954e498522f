import { fillPhrase, inOneLine, quote, type Values } from "../../../../text/wording";
import type { RebStage } from "../../constants";
import type { CrossCuttingIssue } from "../constants";
import type { TaughtEntry } from "../entry/taught";
import { itemsOf } from "../entry/task";
import { appliedTask } from "../entry/exercises";
import type { LessonDraft } from "../lesson/lesson";
import { longestQuestion } from "./constants";

/** A column of the plan, or the list that stands above all of them. */
export type IssuePlace = RebStage | "plan";

/** Signs of a sum in francs, and of a measure with its unit. */
const francs = /\b(?:francs?|frw|rwf|amafaranga|faranga)\b/i;
export const units = /\d\s?(?:mm|cm|m|km|ml|l|g|kg|t|ha|s|min|h|°C|N|J|kJ|W|V|A|Pa|mol|m²|cm²|m³|cm³)(?![\p{L}\p{N}])/u;

/** Whether a question or its answer speaks of money. */
export function asksPrice({ q, a }: { q: string; a: string }): boolean {
  return francs.test(`${q} ${a}`);
}

/** Whether a question is answered by a measure: its answer begins with one or reckons it, or the question gives one. */
export function asksMeasure({ q, a }: { q: string; a: string }): boolean {
  return units.test(a) && (units.test(q) || /^\W*\d|\d\s*[=≈]|[=≈]\s*[-−]?\d/.test(a.trim()));
}

/** The last question of the opening that says what it asks; null where it has none. */
function questionOf(hook: string): string | null {
  const sentences = inOneLine(hook).split(/(?<=[.!?:](?:\s?»|['’"”)])*)\s+(?!»)/);
  const questions = sentences.map((sentence) => sentence.replace(/^(?:»\s?|['’"”])+|(?:\s?»|['’"”)])+$/g, ""));
  return questions.findLast((question) => question.endsWith("?") && question.split(" ").length >= 4) ?? null;
}

/** The first item of the task, which is reported first. */
function firstItem({ task }: TaughtEntry): string {
  const { lead, items } = itemsOf(inOneLine(task.task));
  return (items[0]?.replace(/^1[.)]\s*/, "") ?? lead) || lead;
}

/** What learners first work on in the step of the application. */
function firstApplied({ entry, exercises }: TaughtEntry): string {
  return (appliedTask({ entry, exercises }) ?? exercises.practice[0] ?? entry.extension).q;
}

type TestQuestion = TaughtEntry["exercises"]["assessed"][number];

/** The number of the first question of the test that speaks of something, from 1. */
function numberOf({ exercises }: TaughtEntry, speaks: (asked: TestQuestion) => boolean): number {
  return Math.max(exercises.assessed.findIndex(speaks), 0) + 1;
}

/** What of a lesson the ways of serving an issue are tied to. */
type Ties = {
  taught: TaughtEntry;
  ways: TaughtEntry["phrases"]["ownIssues"];
  /** A text of the lesson as it is quoted. */
  said: (text: string) => string;
  /** The question that opens the lesson, or its topic where it opens with none. */
  opening: { question: string | null; topic: string };
  /** A question of the test by its number. */
  asked: (n: number) => Values;
};

function tiesOf(lesson: LessonDraft, taught: TaughtEntry): Ties {
  const said = (text: string) => quote(inOneLine(text), lesson.request.language, longestQuestion);
  const { assessed } = taught.exercises;
  return {
    taught,
    ways: taught.phrases.ownIssues,
    said,
    opening: { question: questionOf(taught.entry.hook), topic: lesson.values.title ?? "" },
    asked: (n) => ({ n: String(n), question: said(assessed[n - 1]?.q ?? "") }),
  };
}

/** A way by the question that opens the lesson, or by its topic. */
function byOpening(ties: Ties, byQuestion: string, byTopic: string): string {
  const { question, topic } = ties.opening;
  return fillPhrase(question ? byQuestion : byTopic, { question: ties.said(question ?? ""), topic });
}

function genderWay(ties: Ties, place: IssuePlace): string {
  const { ways, said, taught } = ties;
  const isOpening = place === "introduction" || place === "plan";
  if (isOpening) return byOpening(ties, ways.genderOpening, ways.genderTopic);
  return fillPhrase(ways.gender, { task: said(firstItem(taught)) });
}

function peaceWay(ties: Ties, place: IssuePlace): string {
  const { ways, said, taught } = ties;
  const [idea] = taught.entry.misconceptions;
  if (place !== "introduction" && idea) return fillPhrase(ways.peace, { ask: said(idea.ask) });
  return byOpening(ties, ways.peaceOpening, ways.peaceTopic);
}

function inclusionWay({ ways, said, taught }: Ties, place: IssuePlace): string {
  const { entry, exercises } = taught;
  if (place !== "conclusion") return fillPhrase(ways.inclusion, { task: said(firstApplied(taught)) });
  const n = exercises.keys.at(-1) ?? exercises.assessed.length;
  const example = (exercises.shown[0] ?? entry.worked[0])?.problem ?? firstItem(taught);
  return fillPhrase(ways.inclusionClosing, { n: String(n), example: said(example) });
}

/** The issues that a question, a task or an example can serve. */
const ties: Partial<Record<CrossCuttingIssue, (ties: Ties, place: IssuePlace) => string>> = {
  gender: genderWay,
  peace: peaceWay,
  finance: ({ ways, asked, taught }) => fillPhrase(ways.finance, asked(numberOf(taught, asksPrice))),
  standardization: ({ ways, asked, taught }) => fillPhrase(ways.standardization, asked(numberOf(taught, asksMeasure))),
  inclusion: inclusionWay,
};

/**
 * How a lesson of the bank serves an issue that it does not name itself: by a question, a task or an example of this very lesson,
 * never by words that would fit any other; null for an issue that only its content could serve, and for a frame.
 */
export function tiedWay(lesson: LessonDraft, issue: CrossCuttingIssue, place: IssuePlace): string | null {
  const { held } = lesson;
  if (held.way !== "entry") return null;
  const tie = ties[issue];
  return tie ? tie(tiesOf(lesson, held.entry), place) : null;
}
