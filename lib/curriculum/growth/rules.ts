import { searchable } from "@/lib/core/searchable";
import { grownKinds } from "./constants";
import type { UseKey } from "./types";

/** How schools shorten what they are. */
const short: readonly (readonly [RegExp, string])[] = [
  [/\bgroupe scolaire\b/g, "gs"],
  [/\becole (?:primaire|primary)\b/g, "ep"],
  [/\becole secondaire\b/g, "es"],
  [/\bprimary school\b/g, "ep"],
  [/\bsecondary school\b/g, "es"],
];

/** A school's name without what two teachers of it write differently; "" where none is given. */
export function schoolKey(school: string): string {
  const plain = searchable(school);
  return short.reduce((name, [said, mark]) => name.replace(said, mark), plain).replace(/[^\p{L}\p{N}]+/gu, "");
}

const mark = "|";

/** The key as one text, by which a proposal is named to the outside. */
export function keyText({ kind, placeKey, titleKey }: UseKey): string {
  return [kind, placeKey, titleKey].join(mark);
}

/** The key that a text names; null where it names none. */
export function readKey(text: string): UseKey | null {
  const [kindName, placeKey, titleKey, ...rest] = text.split(mark);
  const kind = grownKinds.find((name) => name === kindName);
  return kind && placeKey && titleKey && rest.length === 0 ? { kind, placeKey, titleKey } : null;
}

/** Characters of a part of a key: a title has no more. */
const longestPart = 300;

/** A part of a key. */
export function keyPart(text: string): string {
  return searchable(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .slice(0, longestPart);
}

/** Whether a part of a key is the code of a module. */
export function isModuleCode(key: string): boolean {
  return /^[a-z]{5}\d{3}$/.test(key);
}

/** Words with a capital at the beginning. */
export function sentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const moduleCode = /\b([a-z]{5}\d{3})\b[\s:.–-]*/i;

/** Code and title of a module that was typed as one; "" where no code is. */
export function moduleParts(typed: string): { code: string; title: string } {
  const [whole, named = ""] = moduleCode.exec(typed) ?? [""];
  const [code, title] = [named.toUpperCase(), typed.replace(whole, "").trim()];
  return { code, title: title || code };
}
