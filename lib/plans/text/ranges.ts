import { fillPhrase } from "./wording";

/** Numbers that follow one another, from 1. */
export type Range = { from: number; to: number };

/** "exercise 2", "steps 2 and 3", "steps 2 to 4", in the words for one, two and many. */
export function rangeText(words: Record<"one" | "two" | "many", string>, { from, to }: Range): string {
  const values = { from: String(from), to: String(to) };
  if (from === to) return fillPhrase(words.one, values);
  return fillPhrase(to === from + 1 ? words.two : words.many, values);
}
