import { withoutQuotes } from "../text/reading";
import { inAnyLanguage, type Spoken } from "../text/spoken";
import { searchable } from "../text/wording";

/** What stands in brackets where something is to be filled in. */
const toFill: Spoken = {
  en: ["insert", "name", "topic", "your"],
  fr: ["nom", "inserer"],
  rw: ["andika"],
  sw: ["andika", "weka"],
};
/** Marks of something left to be filled in. */
const placeholder = new RegExp(
  [
    "\\{\\{\\w+\\}\\}|\\{[a-z]\\w{2,}\\}|<(?:insert|your)[^<>]*>|lorem ipsum|\\b(?:todo|tbd|xxx+)\\b|\\[object|\\.{5,}|…{2,}",
    `\\[(?:${inAnyLanguage(toFill)})\\b[^[\\]]*\\]`,
  ].join("|"),
);
const bareGap = /^(?:tbd|todo|xxx+|undefined|nan|\?+|-{2,}|n\/a|\.{2,}|…+)$/i;

/** A line to be filled in, at most behind a label; in an exercise ("6 + __ = 10") a gap is for the learners. */
function isOpenLine(line: string): boolean {
  const [label = "", ...others] = line.match(/\p{L}[\p{L} ]*/gu) ?? [];
  if (label === "") return line.includes("___");
  const gap = line.slice(line.indexOf(label) + label.length);
  return others.length === 0 && label.trim().length <= 25 && /^:?\s*___/.test(gap);
}

/** A lesson on Roman numerals has many of them; "XXX" alone is something left open. */
function withoutNumerals(text: string): string {
  const numerals = text.match(/\b[IVXLCDM]{2,}\b/g) ?? [];
  return new Set(numerals).size >= 3 ? text.replace(/\b[IVXLCDM]{2,}\b/g, "") : text;
}

/** Whether something in a text was left to be filled in. */
export function isLeftOver(text: string): boolean {
  return (
    placeholder.test(searchable(withoutNumerals(withoutQuotes(text)))) ||
    text.split("\n").some(isOpenLine) ||
    bareGap.test(text.trim())
  );
}
