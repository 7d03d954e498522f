import { fillPhrase, inOneLine, quote } from "../../../text/wording";
import type { RebPhase } from "../constants";
import type { CrossCuttingIssue } from "./constants";
import type { Known } from "./known-content";
import { itemsOf } from "./known-task";
import { appliedTask } from "./known-exercises";
import type { Lesson } from "./lesson";

/** A column of the plan, or the list that stands above all of them. */
export type IssuePlace = RebPhase | "plan";

/** So much of a question or task is quoted that it is known again. */
const quoted = 80;

/** Signs of a sum in francs, and of a measure with its unit. */
export const francs = /\b(?:francs?|frw|rwf|amafaranga|faranga)\b/i;
export const units = /\d\s?(?:mm|cm|m|km|ml|l|g|kg|t|ha|s|min|h|°C|N|J|kJ|W|V|A|Pa|mol|m²|cm²|m³|cm³)(?![\p{L}\p{N}])/u;

/** Whether a question is answered by a measure: its answer begins with one or reckons it, or the question gives one. */
export function asksMeasure({ q, a }: { q: string; a: string }): boolean {
  return units.test(a) && (units.test(q) || /^\W*\d|\d\s*[=≈]|[=≈]\s*[-−]?\d/.test(a.trim()));
}

/** The last question of the opening that says what it asks; null where it has none. */
function questionOf(hook: string): string | null {
  const sentences = inOneLine(hook).split(/(?<=[.!?:]['’"”)]*)\s+/);
  const questions = sentences.map((sentence) => sentence.replace(/['’"”)]+$/, ""));
  return questions.findLast((question) => question.endsWith("?") && question.split(" ").length >= 4) ?? null;
}

/** The first item of the task, which is reported first. */
function firstItem({ task }: Known): string {
  const { lead, items } = itemsOf(inOneLine(task.task));
  return (items[0]?.replace(/^1[.)]\s*/, "") ?? lead) || lead;
}

/** What learners first work on in the step of the application. */
function firstApplied({ entry, exercises }: Known): string {
  return (appliedTask({ entry, exercises }) ?? exercises.practice[0] ?? entry.extension).q;
}

type Asked = Known["exercises"]["assessed"][number];

/** The number of the first question of the test that speaks of something, from 1. */
function numberOf({ exercises }: Known, speaks: (asked: Asked) => boolean): number {
  return Math.max(exercises.assessed.findIndex(speaks), 0) + 1;
}

/**
 * How a lesson of the bank serves an issue that it does not name itself: by a question, a task or an example of this very lesson,
 * never by words that would fit any other; null for an issue that only its content could serve, and for a frame.
 */
export function tiedWay(lesson: Lesson, issue: CrossCuttingIssue, place: IssuePlace): string | null {
  const { known } = lesson;
  if (!known) return null;
  const { entry, exercises, phrases } = known;
  const { ownIssues: ways } = phrases;
  const { language } = lesson.request;
  const said = (text: string) => quote(inOneLine(text), language, quoted);
  const question = questionOf(entry.hook);
  const topic = lesson.values.title ?? "";
  const opened = { question: said(question ?? ""), topic };
  const asked = (n: number) => ({ n: String(n), question: said(exercises.assessed[n - 1]?.q ?? "") });
  const [idea] = entry.misconceptions;
  const example = (exercises.shown[0] ?? entry.worked[0])?.problem ?? firstItem(known);
  const opening = place === "introduction" || place === "plan";
  if (issue === "gender") {
    if (!opening) return fillPhrase(ways.gender, { task: said(firstItem(known)) });
    return fillPhrase(question ? ways.genderOpening : ways.genderTopic, opened);
  }
  if (issue === "peace") {
    if (place !== "introduction" && idea) return fillPhrase(ways.peace, { ask: said(idea.ask) });
    return fillPhrase(question ? ways.peaceOpening : ways.peaceTopic, opened);
  }
  if (issue === "finance")
    return fillPhrase(ways.finance, asked(numberOf(known, ({ q, a }) => francs.test(`${q} ${a}`))));
  if (issue === "standardization") return fillPhrase(ways.standardization, asked(numberOf(known, asksMeasure)));
  if (issue !== "inclusion") return null;
  if (place !== "conclusion") return fillPhrase(ways.inclusion, { task: said(firstApplied(known)) });
  const n = exercises.keys.at(-1) ?? exercises.assessed.length;
  return fillPhrase(ways.inclusionClosing, { n: String(n), example: said(example) });
}
