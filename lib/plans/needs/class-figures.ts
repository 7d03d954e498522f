import { withoutAmounts } from "../text/amounts";
import { isAround } from "../text/around-words";
import { inAnyLanguage, listOf, type Spoken } from "../text/spoken";
import { isPlain } from "./named";

/** What goes with the size of a class or the length of a lesson: its name, "duration", "durée". */
const figureWords: Spoken = {
  en: listOf("[psn] primary senior level size duration time long length lasting total each mixed"),
  fr: listOf("duree dure effectif"),
  rw: listOf("igihe umubare"),
  sw: listOf("muda idadi"),
};
const isOfFigures = new RegExp(`^(?:${inAnyLanguage(figureWords)})$`, "u");

/** Whether a part says how many sit in the class or how long the lesson is, and nothing of anybody. The text is searchable. */
export function isOfClass(words: string): boolean {
  const rest = withoutAmounts(words);
  const said = rest?.match(/[\p{L}'\p{Extended_Pictographic}]+/gu) ?? [];
  return rest !== null && said.every((word) => isPlain(word) || isAround(word) || isOfFigures.test(word));
}
