import { searchable } from "../../text/wording";
import type { FieldPlace } from "../types";
import { answeredItem, isSaid } from "./keys";
import { lists } from "./lists";
import type { ContentReading, ReadStage } from "./reading";
import { hasKey, saysAnswer, setItems } from "./answers";

const gap = /_{2,}|…|\.{3,}/;
const unknown = /(?<!\p{L})\d*[a-z](?: ?[²³])? ?[-+−=×÷)]|[-+−=×÷(] ?\d*[a-z](?!\p{L})/u;

/** Whether an item has one right answer: a gap, an equation, a question with a figure or one that asks to remember. */
function isClosed(item: string, language: ContentReading["language"]): boolean {
  const said = searchable(item);
  const isEquation = said.includes("=") && unknown.test(said);
  return gap.test(item) || isEquation || (/\d/.test(said) && said.includes("?")) || lists[language].recall.test(said);
}

/** An answer beside it, or behind the sign of a sum. */
function isAnswered(item: string): boolean {
  const isSolved = !gap.test(item) && !unknown.test(searchable(item)) && /[=→]\s?\d[^=?]*$/.test(item);
  return isSolved || isSaid(answeredItem(item).answer);
}

/** From this many items on, an exercise needs its answers. */
const several = 3;

/** Exercises and tests set within the steps whose answers stand nowhere: neither beside them nor with the learners nor in a key. */
export function unansweredSets(reading: ContentReading): FieldPlace[] {
  const { parts, questions, language, isCalm, notes } = reading;
  // Tasks of a calm lesson ask what learners think, and there is no key to that.
  if (isCalm || questions.length > 0) return [];
  const sets = parts.map((part) => ({ part, items: setItems(part.teacher) })).filter(({ items }) => items.length > 0);
  const isOpen = ({ part, items }: { part: ReadStage; items: string[] }) =>
    items.length >= several && !saysAnswer(part.learners, part.teacher, reading);
  const open = sets
    .filter(isOpen)
    .map(({ part, items }) => ({ part, items: items.filter((item) => isClosed(item, language) && !isAnswered(item)) }));
  const count = open.reduce((sum, { items }) => sum + items.length, 0);
  const total = sets.reduce((sum, { items }) => sum + items.length, 0);
  const [first] = open;
  if (!first || count < several || count * 2 < total) return [];
  const texts = [...notes.map(({ text }) => text), ...parts.map(({ teacher }) => teacher)];
  return hasKey(texts, reading)
    ? []
    : [{ field: first.part.field, values: { count: String(count), total: String(total) } }];
}
