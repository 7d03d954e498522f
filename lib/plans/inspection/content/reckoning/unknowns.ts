import { inAnyLanguage, listOf, wholeWords, type Spoken } from "../../../text/spoken";
import { searchable } from "../../../text/wording";
import { usualSlack } from "./constants";
import { joined, valueOf } from "./numbers";

/** Longer ones are problems in words. */
const longest = 160;
const solving: Spoken = {
  en: ["solve", "equations?", "find (?:the value of )?[a-z]\\b(?! when| if)"],
  fr: ["resou\\w*", "equations?"],
  rw: ["ikinganyo"],
  sw: ["mlinganyo"],
};
const asksValue = new RegExp(`\\b(?:${inAnyLanguage(solving)})`);
/** What asks for something else than the value of the unknown, or for its value in one case. */
const circumstances: Spoken = {
  en: listOf("when where given subject gradient slope draw graph sketch plot roots?_of_unity"),
  fr: ["si", "lorsque", "quand"],
  rw: [],
  sw: [],
};
const hasCircumstance = wholeWords(circumstances);

/** Both sides of the one equation with one unknown that a text has; null where it has none, or more. */
function equationIn(text: string): { left: string; right: string; name: string } | null {
  const [before = "", after = "", ...others] = text.split("=");
  if (others.length > 0 || after === "") return null;
  const left = (/(?:(?<!\p{L})[a-z](?!\p{L})|[^\p{L}:;,?!])*$/u.exec(before)?.[0] ?? "").trim();
  const right = (/^(?:(?<!\p{L})[a-z](?!\p{L})|[^\p{L}:;,?!])*/u.exec(after)?.[0] ?? "").trim().replace(/\.$/, "");
  const names = new Set(`${left}${right}`.match(/[a-z]/g) ?? []);
  const [name = ""] = names;
  const isBare = [left, right].some((side) => /^[a-z]$/.test(side));
  return names.size !== 1 || isBare || left === "" || right === "" ? null : { left, right, name };
}

/** A side with a number in the place of its unknown. */
function put(side: string, name: string, value: string): number | null {
  const written = side
    .replace(/\s+/g, " ")
    .replace(new RegExp(`(?<=[\\d)${name}]) ?(?=[(${name}])`, "g"), " × ")
    .replaceAll(name, `(${value})`)
    .replace(/[[{]/g, "(")
    .replace(/[\]}]/g, ")");
  return valueOf(written);
}

const links = inAnyLanguage({
  en: ["or", "and", "so", "hence"],
  fr: ["ou", "et", "donc"],
  rw: ["na", "cyangwa"],
  sw: ["na", "au"],
});
const betweenValues = new RegExp(`[;→]|,(?!\\d)|\\b(?:${links})\\b`);

/** The values that an answer gives to the unknown: of "3x = 12, x = 4" only the last. */
function valuesSaid(answer: string, name: string, isAskedAlone: boolean): string[] {
  const pieces = answer.split(betweenValues).map((piece) => piece.trim());
  const own = pieces.flatMap((piece) => {
    const [head = "", ...values] = (piece.split(":")[0] ?? "")
      .split(/[=≈]/)
      .map((side) => side.trim().replace(/\.$/, ""));
    return head === name && values.length > 0 ? [values.at(-1) ?? ""] : [];
  });
  return own.length === 0 && isAskedAlone && pieces.length === 1 && !answer.includes("=")
    ? [answer.replace(/\.$/, "")]
    : own;
}

/** Whether an answer to an equation with one unknown does not satisfy it: "5x - 7 = 28 – x = 5". */
export function isWrongSolution(asked: string, answer: string): boolean {
  const text = joined(searchable(asked))
    .replace(/^\W*\d{1,2}[.)]\s+/, "")
    .replace(/\^2/g, "²")
    .replace(/\^3/g, "³");
  if (text.length > longest || answer.length > longest || hasCircumstance.test(text)) return false;
  const isAlone = !/[\p{L}]{2}/u.test(text);
  if (!isAlone && !asksValue.test(text)) return false;
  const equation = equationIn(text);
  if (!equation) return false;
  const said = valuesSaid(joined(searchable(answer)), equation.name, true);
  return said.some((value) => {
    if (valueOf(value) === null) return false;
    const [left, right] = [put(equation.left, equation.name, value), put(equation.right, equation.name, value)];
    if (left === null || right === null) return false;
    return Math.abs(left - right) > usualSlack * Math.max(1, Math.abs(left), Math.abs(right));
  });
}
