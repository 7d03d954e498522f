import { searchable } from "../text/wording";
import type { PlanReading } from "./reading";
import { caps } from "./score";
import type { Field, FieldPlace, Rule } from "./types";
import { isInnocent } from "./innocence";
import { quotation } from "../text/reading";
import { harmRules, harms, mostWords, wordingRule, type Harm } from "../safety/constants";
import { harmsIn, type FoundHarm } from "../safety/forbidden";
import marks from "../safety/marks.json";
import { PhraseFinder } from "../safety/phrases";
import { shortNames } from "../safety/titles";
import { unofficialWords } from "../safety/wording";
import { wordsOf } from "../safety/words";

/** The words that a finding shows. */
const shown = 60;

/** Quotations of the lesson's own title, unit or competence are its owner's words, whatever these say. */
function withoutTitles({ text }: Field, { about }: PlanReading): string {
  const titles = about.map((title) => searchable(title).trim()).filter((title) => title.length > 3);
  return text.replace(quotation, (quoted) => {
    const said = searchable(quoted.slice(1, -1)).replace(/…$/, "").trim();
    return said !== "" && titles.some((title) => title.startsWith(said)) ? " ".repeat(quoted.length) : quoted;
  });
}

const harmsRead = new WeakMap<PlanReading, Map<string, FoundHarm[]>>();

/** What each text of a plan on a sensitive topic asks for; read once for all rules. */
function planHarms(reading: PlanReading): Map<string, FoundHarm[]> {
  const known = harmsRead.get(reading);
  if (known) return known;
  const found = new Map(
    reading.texts.map((field) => [field.field, harmsIn(withoutTitles(field, reading), reading.language)]),
  );
  harmsRead.set(reading, found);
  return found;
}

function places(reading: PlanReading, harm: Harm): FieldPlace[] {
  return reading.texts.flatMap(({ field, text }) => {
    const found = planHarms(reading).get(field) ?? [];
    const first = found.find((one) => one.harm === harm && !isInnocent(one, text, reading));
    return first ? [{ field, values: { words: first.words.replace(/\s+/g, " ").slice(0, shown) } }] : [];
  });
}

function finderOf(phrases: readonly string[]): (text: string) => boolean {
  const finder = new PhraseFinder();
  for (const phrase of phrases) finder.add(phrase.replace(/ \.\.$/, ""), 0);
  return (text) => finder.find(wordsOf(text, mostWords)).length > 0;
}

const grantsSilence = finderOf(marks.silence);
const namesHelp = finderOf(marks.help);

function isSensitive({ topics }: PlanReading): boolean {
  return topics.length > 0;
}

function lacking(reading: PlanReading, isSaid: (text: string) => boolean, stage: number): FieldPlace[] {
  const field = reading.stages.at(stage)?.teacher.field ?? "";
  return reading.texts.some(({ text }) => isSaid(text)) ? [] : [{ field }];
}

/** What a plan on a sensitive topic never asks for and what it brings; the official wording holds in every plan. */
export const safetyRules: readonly Rule<PlanReading>[] = [
  ...harms.map((harm): Rule<PlanReading> => ({
    id: harmRules[harm],
    criterion: "safety",
    severity: "hard",
    cap: caps.unsafe,
    applies: isSensitive,
    find: (reading) => places(reading, harm),
  })),
  {
    id: wordingRule,
    criterion: "safety",
    severity: "hard",
    cap: caps.unsafe,
    find: ({ texts, given, references }) =>
      [...given, ...texts].flatMap(({ field, text }) => {
        const isTitle = given.some((one) => one.field === field) && field !== references.field;
        const [words] = [...unofficialWords(text), ...(isTitle ? shortNames(text) : [])];
        return words ? [{ field, values: { words: words.slice(0, shown) } }] : [];
      }),
  },
  {
    id: "safetySilence",
    criterion: "safety",
    severity: "soft",
    applies: isSensitive,
    find: (reading) => lacking(reading, grantsSilence, 0),
  },
  {
    id: "safetyHelp",
    criterion: "safety",
    severity: "soft",
    applies: isSensitive,
    find: (reading) => lacking(reading, namesHelp, -1),
  },
];
