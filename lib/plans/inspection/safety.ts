import { searchable } from "../text/wording";
import type { PlanReading } from "./reading";
import type { Field, Place, Rule } from "./types";
import { quotation } from "../text/reading";
import {
  harmRules,
  harms,
  mostWords,
  sensitiveTopics,
  unsafeScore,
  wordingRule,
  type Harm,
  type SensitiveTopic,
} from "../safety/constants";
import { harmsIn, type Asked } from "../safety/forbidden";
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

const asked = new WeakMap<PlanReading, Map<string, Asked[]>>();

/** What each text of a plan on a sensitive topic asks for; read once for all rules. */
function askedIn(reading: PlanReading): Map<string, Asked[]> {
  const known = asked.get(reading);
  if (known) return known;
  const found = new Map(
    reading.texts.map((field) => [field.field, harmsIn(withoutTitles(field, reading), reading.language)]),
  );
  asked.set(reading, found);
  return found;
}

/** Of these a plan speaks with the dead and the hurt in mind: nothing of them is asked as a quiz. */
const gravest: ReadonlySet<SensitiveTopic> = new Set(sensitiveTopics.slice(0, sensitiveTopics.indexOf("hiv")));

/** "A quiz" on a topic of health is a test like another, if nothing else makes it a contest. */
function isTest({ words }: Asked, { topics }: PlanReading): boolean {
  return /^quiz(?:zes)?$/i.test(words.trim()) && !topics.some((topic) => gravest.has(topic));
}

/** History that is not made up; in other lessons a made-up case spares those whom it concerns. */
const historic: ReadonlySet<SensitiveTopic> = new Set(["genocide", "holocaust", "otherGenocide", "war", "slavery"]);
const madeUp =
  /^(?:made.?up|invented|imaginary|fictional|fictitious|fictive?s?|fictif|inventee?s?|imaginaires?|(?:[yzwc]h?a )?kubuni|[a-z]*himbano)(?: (?:names?|characters?|persons?|people|child(?:ren)?|cases?|stor(?:y|ies)|situations?|prenoms?|noms?|personnages?))?$/;

/** "A made-up name", "situation inventée": what the teacher brings stands for nobody; to have learners invent is another thing. */
function isCover({ harm, words }: Asked, { topics }: PlanReading): boolean {
  return harm === "invention" && madeUp.test(searchable(words).trim()) && !topics.some((topic) => historic.has(topic));
}

/** Football as what a friend offers instead is no energiser. */
function isPastime({ harm, words, end }: Asked, text: string, { topics }: PlanReading): boolean {
  const isBall = /^\W{0,3}(?:mpira|football|soka|volleyball|au (?:football|ballon|foot))/.test(
    searchable(text.slice(end, end + 20)),
  );
  return (
    harm === "energiser" &&
    isBall &&
    /^\w*(?:play|chez|jou)\w*$/.test(searchable(words)) &&
    !topics.some((topic) => gravest.has(topic))
  );
}

function places(reading: PlanReading, harm: Harm): Place[] {
  return reading.texts.flatMap(({ field, text }) => {
    const found = askedIn(reading).get(field) ?? [];
    const isMeant = (one: Asked) => !isTest(one, reading) && !isCover(one, reading) && !isPastime(one, text, reading);
    const first = found.find((one) => one.harm === harm && isMeant(one));
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

function lacking(reading: PlanReading, isSaid: (text: string) => boolean, stage: number): Place[] {
  const field = reading.stages.at(stage)?.teacher.field ?? "";
  return reading.texts.some(({ text }) => isSaid(text)) ? [] : [{ field }];
}

/** What a plan on a sensitive topic never asks for and what it brings; the official wording holds in every plan. */
export const safetyRules: readonly Rule<PlanReading>[] = [
  ...harms.map(
    (harm): Rule<PlanReading> => ({
      id: harmRules[harm],
      criterion: "safety",
      severity: "hard",
      cap: unsafeScore,
      applies: isSensitive,
      find: (reading) => places(reading, harm),
    }),
  ),
  {
    id: wordingRule,
    criterion: "safety",
    severity: "hard",
    cap: unsafeScore,
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
