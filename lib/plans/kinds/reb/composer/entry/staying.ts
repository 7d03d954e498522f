import type { PlanLanguage } from "@/lib/core/language";
import { fillPhrase, inOneLine, listed, searchable } from "../../../../text/wording";
import { fewestDigits } from "./constants";
import { boardLines } from "./board";
import type { TaughtEntry } from "./taught";

/** Numbers that are reckoned with: they stand beside a sign. */
const operands = /(?<=[×÷*/+−-]\s?)\d[\d .,]*\d|\d[\d .,]*\d(?=\s?[×÷*/+−-])/g;

/** Numbers of rules, which are known by heart and asked for: angles, percent, and units in another unit. */
const ofRules = ["100", "180", "360", "1000", "3600"];

function plainNumber(number: string): string {
  return number.replace(/[\s,]/g, "");
}

/** A line that reckons something itself: an example, no value to reckon from. */
const reckoning = /^\s*[-+−]|\d\s?%?\s?[×÷*+−-]\s?\d|\d\s?[×÷*+−]|[×÷*+−]\s?\d|%|\.{3}|=.*=|->/;

/** Lines of the summary with values that an answer is reckoned from and no question gives. */
function neededLines({ entry, exercises }: TaughtEntry): string[] {
  const given = plainNumber(exercises.assessed.map(({ q }) => q).join(" "));
  const used = exercises.assessed.flatMap(({ a }) => (a.match(operands) ?? []).map(plainNumber));
  const missing = [...new Set(used)].filter(
    (number) => number.length >= fewestDigits && !ofRules.includes(number) && !given.includes(number),
  );
  return boardLines(entry.board)
    .filter((line) => !reckoning.test(line) && missing.some((number) => plainNumber(line).includes(number)))
    .map((line) => inOneLine(line).trim());
}

/** How a question points to a text, table or drawing of the lesson, by language: "in the text", "on your map". */
const pointing: Record<PlanLanguage, RegExp> = {
  en: /\b(?:the|this|these|your|our) (?:\w+ )?(text|story|letter|poem|passage|dialogue|notice|article|speech|table|map|drawing|picture|diagram|graph|chart|timetable)s?\b/g,
  fr: /\b(?:le|la|ce|cette|du|au) (texte|recit|conte|lettre|poeme|dialogue|tableau|carte|dessin|image|schema|graphique|plan)\b/g,
  rw: /\b(?:muri?|kuri|uyu|iyi|iki) (mwandiko|umwandiko|nkuru|inkuru|ibaruwa|ikarita|igishushanyo|imbonerahamwe)\b/g,
  sw: /\b(?:katika|kwenye|hii|hiki) (matini|hadithi|barua|mazungumzo|ramani|jedwali|mchoro)\b/g,
};

/** Whether a question points to a thing that the lesson really has, and that it does not bring itself ("a map of ... the map"). */
function isPointed({ entry, task }: TaughtEntry, q: string): boolean {
  const { board, diagrams, readings, language } = entry;
  const there = searchable(
    [
      ...[board.includes("  ") ? "table tableau imbonerahamwe jedwali" : "", board, task.task],
      ...diagrams.map(({ caption }) => `drawing picture diagram ${caption}`),
      ...readings.map(({ kind, title }) => `text texte umwandiko matini ${kind} ${title}`),
    ].join(" "),
  );
  const said = searchable(q);
  return [...said.matchAll(pointing[language])].some(
    ([, thing = ""]) => there.includes(thing) && !new RegExp(`\\b(?:an?|une?) (?:\\w+ )?${thing}`).test(said),
  );
}

/** What stays on the board while the test is written; "" where all of it is covered. */
export function staying(taught: TaughtEntry): string {
  const { phrases, exercises, entry } = taught;
  const numbers = exercises.assessed.flatMap(({ q }, index) => (isPointed(taught, q) ? [String(index + 1)] : []));
  const pointed = numbers.length > 0 ? [fillPhrase(phrases.pointed, { n: listed(numbers, entry.language) })] : [];
  const items = [...neededLines(taught), ...pointed].map((item) => item.replace(/\.$/, ""));
  return items.length > 0 ? ` ${fillPhrase(phrases.stays, { items: items.join("; ") })}` : "";
}
