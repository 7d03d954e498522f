import { lineBounds } from "../constants";
import { minuteWords, minuteWordsBefore } from "./minutes";
import { isFilled, searchable } from "./wording";
import { genericStems } from "./frequent-words";

const head = new RegExp(
  `^(?:\\d+[.)]\\s*)?[^:]{3,60}\\(\\s*(?:(\\d+)\\s*(?:${minuteWords})|(?:${minuteWordsBefore})\\s*(\\d+))\\s*\\)\\s*:?$`,
  "i",
);

/** A text that is saved has no more; of one from before that the first are read. */
function trimmedLines(text: string): string[] {
  return text
    .split("\n", lineBounds.text)
    .map((line) => line.trim())
    .filter(isFilled);
}

// An opening mark ends the search for the end of the one before: without that, a row of them takes seconds.
export const quotation = /“[^“”"\n]*[”"]|"[^”"\n]*[”"]|«[^«»\n]*»/g;

/** What stands in quotation marks is somebody's own words: it may be in any language and say anything. */
export function withoutQuotes(text: string): string {
  return text.replace(quotation, "…").replace(/‘[^‘’\n]{3,}’/g, "…");
}

/** What stands in quotation marks. */
export function quotations(text: string): string[] {
  return text.match(quotation) ?? [];
}

/** The activities of a text, one a line, without bullets, numbers and the headings of steps. */
export function activities(text: string): string[] {
  return trimmedLines(text)
    .filter((line) => !head.test(line))
    .map((line) => line.replace(/^(?:[-•*–]|\d+[.)])\s*/, ""))
    .filter(isFilled);
}

/** A line that names what follows: a step with its minutes, or a few words and a colon. */
export function isHeading(line: string): boolean {
  return head.test(line.trim()) || /^[^-•*].{0,60}:$/.test(line.trim());
}

export type StepHead = { title: string; minutes: number };

/** Headings such as "2. Presentation (4 min)", in order. */
export function stepHeads(text: string): StepHead[] {
  return trimmedLines(text).flatMap((line) => {
    const match = head.exec(line);
    const title = line
      .replace(/\(.*$/, "")
      .replace(/^\d+[.)]\s*/, "")
      .trim();
    return match ? [{ title, minutes: Number(match[1] ?? match[2]) }] : [];
  });
}

export function wordCount(text: string): number {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).length;
}

/** Beginnings of the words that say what a text is about; those that any plan has are left out. */
export function stems(text: string): Set<string> {
  const words = searchable(text).match(/[\p{L}\p{N}]{4,}/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, 5)).filter((stem) => !genericStems.has(stem)));
}

export function sharedStems(left: string, right: string): number {
  const known = stems(left);
  return [...stems(right)].filter((stem) => known.has(stem)).length;
}

export function shareStem(left: string, right: string): boolean {
  return sharedStems(left, right) > 0;
}
