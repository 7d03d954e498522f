// Style elements that pages hold or that their scripts put there; the front allows each by its hash.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { plainCodeStyle } from "../../lib/core/plain/plain-code-style.mjs";

/** What the library of the toasts puts into the head; it takes no nonce. Throws where it is not to be found. */
function toastStyle() {
  const file = createRequire(import.meta.url).resolve("sonner");
  const [, text] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(readFileSync(file, "utf8")) ?? [];
  if (!text) throw new Error("The style of the toasts is not where it was.");
  return JSON.parse(text);
}

/** The texts; the empty one because an element stands in the page before its text does. */
export function inlineStyleTexts() {
  return ["", plainCodeStyle, toastStyle()];
}
