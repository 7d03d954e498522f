import { wordCount } from "../../text/reading";
import { inAnyLanguage, type Spoken } from "../../text/spoken";
import { searchable } from "../../text/wording";
import { caps } from "../score";
import type { FieldPlace, Rule } from "../types";
import { mostCharacters, mostNamed, quoteLengths } from "./constants";
import { lists } from "./lists";
import { unlessFrame } from "./substance";
import { isInSchoolBook, unbroughtThings, unmeasuredProblems } from "./needed";
import { wholeText, type ContentReading } from "./reading";

const mostFound = 200;
/** Each name is looked for in the whole text once; no real plan has as many as this. */
const mostNames = 400;

/** What learners are set to do, which a plan numbers and then writes out without a colon. */
const tasks: Spoken = {
  en: ["activity", "exercise", "task", "problem", "question", "case", "experiment"],
  fr: ["activite", "exercice", "probleme", "experience"],
  rw: ["igikorwa", "umwitozo", "ikibazo"],
  sw: ["zoezi", "swali", "shughuli", "jaribio"],
};
const isTask = new RegExp(`^(?:${inAnyLanguage(tasks)})s?$`);
/** What the questions of a plan are called when it points to one by its number. */
const questionNames: Spoken = {
  en: ["question", "exercise", "task", "problem", "item"],
  fr: ["question", "exercice"],
  rw: ["umwitozo", "ibibazo", "ikibazo"],
  sw: ["zoezi", "swali", "maswali"],
};
const isQuestionName = new RegExp(`^(?:${inAnyLanguage(questionNames)})`);

/**
 * Words that would show that the plan itself has the thing: "Table 2: …", "Figure 1. …" at the beginning of a line, "Task 3 draw
 * …", "source A a letter".
 */
function isHeld(thing: string, number: string, whole: string): boolean {
  const name = `${thing} ${number}`;
  const at = whole.indexOf(name);
  for (let from = at; from >= 0; from = whole.indexOf(name, from + 1)) {
    const after = whole.slice(from + name.length, from + name.length + 3);
    const before = whole.slice(Math.max(0, from - 3), from);
    const isFirst = /(?:^|\n)[-•\s]*$/.test(before);
    if (/^\s?[:=]/.test(after) || (isFirst && /^\.?\s?\n|^[.)]/.test(after))) return true;
    if (/^ an? /.test(whole.slice(from + name.length, from + name.length + 4))) return true;
    if (isTask.test(thing) && (isFirst || /[.:;\])]\s*$/.test(before)) && /^\s?[\p{L}([]/u.test(after)) return true;
  }
  return false;
}

/** Whether questions or exercises of that number stand in the plan itself. */
function isSet(thing: string, number: string, { questions }: ContentReading): boolean {
  return isQuestionName.test(thing) && Number(number) <= questions.length && questions.length > 0;
}

/** What a plan points to and does not hold. */
export function missingGivens(reading: ContentReading): string[] {
  const { numbered, placed, shown } = lists[reading.language];
  const whole = wholeText(reading).slice(0, mostCharacters);
  const text = searchable([whole, reading.materials.text].join("\n"));
  const found: string[] = [];
  const held = new Map<string, boolean>();
  const materials = searchable(reading.materials.text.slice(0, mostCharacters));
  for (const { 0: words, 1: thing = "", 2: number = "", index } of text.matchAll(numbered)) {
    if (isInSchoolBook(text, index, materials)) continue;
    if (found.length >= mostFound || held.size >= mostNames) return found;
    const name = `${thing} ${number}`;
    const isThere = held.get(name) ?? (isSet(thing, number, reading) || isHeld(thing, number, text));
    held.set(name, isThere);
    if (!isThere) found.push(words.trim());
  }
  for (const [words] of text.matchAll(placed)) found.push(words);
  for (const [words] of text.matchAll(shown)) found.push(words);
  return found;
}

/** With more references than this to things that are nowhere, and as often as `often`, a plan cannot be taught from. */
const bearable = 3;
/** At least one reference in this many words of the whole plan. */
const often = 110;

function lacking(reading: ContentReading): FieldPlace[] {
  const missing = missingGivens(reading);
  const unbrought = [...unbroughtThings(reading), ...unmeasuredProblems(reading)];
  if (unbrought.length > bearable) {
    const words = [...new Set(unbrought)].slice(0, mostNamed).join(", ").slice(0, quoteLengths.words);
    return [{ field: reading.parts.at(1)?.field ?? "", values: { count: String(unbrought.length), words } }];
  }
  if (missing.length <= bearable || missing.length * often < wordCount(wholeText(reading))) return [];
  const words = [...new Set(missing)].slice(0, mostNamed).join(", ").slice(0, quoteLengths.words);
  return [
    { field: reading.parts.at(1)?.field ?? reading.assessment.field, values: { count: String(missing.length), words } },
  ];
}

export const givenRules: readonly Rule<ContentReading>[] = [
  { id: "givensThere", criterion: "content", severity: "hard", cap: caps.unteachable, find: unlessFrame(lacking) },
];
