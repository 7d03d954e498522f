import { searchable } from "@/lib/core/searchable";
import type { Choice } from "./types";

/** The choices that have every word of the search, however it is written. */
export function found(choices: readonly Choice[], search: string): Choice[] {
  const words = searchable(search).split(" ").filter(Boolean);
  return choices.filter(({ title, detail = "", sets }) => {
    const text = searchable([title, detail, ...Object.values(sets)].join(" "));
    return words.every((word) => text.includes(word));
  });
}

/** Whether one of the choices says just this. */
export function isNamed(choices: readonly Choice[], text: string): boolean {
  return choices.some(({ title }) => searchable(title) === searchable(text));
}
