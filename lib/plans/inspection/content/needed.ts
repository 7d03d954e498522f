import { mapNames } from "@/lib/core/names";
import { planLanguages, type PlanLanguage } from "@/lib/core/language";
import { wholeWordsOf, inAnyLanguage, type Spoken } from "../../text/spoken";
import { searchable } from "../../text/wording";
import type { Field } from "../types";
import { figuresBefore, mostCharacters, numbersOfData, quoteLengths } from "./constants";
import { closed, leadingAside, opened, withAsides } from "./keys";
import { quotesBank } from "./quotations";
import { lessonText, wholeText, type ContentReading } from "./reading";
import { sentencesOf } from "./sentences";
import words from "./words/needed.json";

type Signs = { definite: RegExp; made: (thing: string) => RegExp; reckon: RegExp };

function signsOf(language: PlanLanguage): Signs {
  const { the, things, makes, reckon } = words[language];
  const article = the === "" ? "" : `(?:${the})${the.endsWith("|") ? "" : " "}`;
  return {
    definite: new RegExp(`(?<!\\p{L})${article}(?:\\p{L}{2,12} ){0,1}(${things})(?!\\p{L})`, "gu"),
    made: (thing) => new RegExp(`(?<!\\p{L})(?:${makes})(?!\\p{L})(?: [\\p{L}\\d'’]{1,14}){0,4} ${thing}`, "u"),
    reckon: wholeWordsOf(reckon),
  };
}

const signs = mapNames(planLanguages, signsOf);

const mostFound = 50;

/** The word by which a thing is known again: "pie charts" by "chart". */
function nameOf(thing: string): string {
  const [first = "", ...others] = thing.split(" ");
  const isOf = /^(?:tables?|tableaux?)$/.test(first);
  return (isOf ? first : (others.at(-1) ?? first)).replace(/s$/, "");
}

type Lists = "homework" | "passages" | "labels" | "reckonOnly" | "numerals" | "schoolBooks" | "books";

/** The words of all languages for something, as alternatives: a teacher's text may have those of another than the plan's. */
function anyOf(list: Lists): string {
  const { en, fr, rw, sw } = words;
  return inAnyLanguage({ en: en[list], fr: fr[list], rw: rw[list], sw: sw[list] });
}

/** What is done after the lesson gives nothing in it. */
const homework = new RegExp(`(?:${anyOf("homework")})\\s?:[^\\n]*`, "g");

/** What every school has on a wall or in its books, and what a class can be sent to without more words. */
const wallCharts: Spoken = {
  en: [
    "(?:periodic|multiplication|times|log(?:arithm)?s?|conjugation|kilometre) (?:tables?|charts?)$",
    "^tables? of (?:elements|multiplication|logarithms)",
  ],
  fr: ["(?:periodique|multiplication) tableaux?$", "^tableaux? de (?:mendeleiev|multiplication|conjugaison)"],
  rw: [],
  sw: [],
};
const isWallChart = new RegExp(inAnyLanguage(wallCharts), "u");

/** Texts that are read, by the name they begin with; a plan that quotes a long passage has them. */
const readTexts: Spoken = { en: ["passage", "extract", "poem"], fr: ["passage", "extrait", "poeme"], rw: [], sw: [] };
const isReadText = new RegExp(`^(?:${inAnyLanguage(readTexts)})`);

const schoolBook = new RegExp(anyOf("schoolBooks"), "u");
const aBook = wholeWordsOf(anyOf("books"));
/** Characters of a sentence around a thing that may say where it stands. */
const beside = 90;

/** Whether a sentence sends to the book that learners have, which is among the materials. */
export function isInSchoolBook(text: string, at: number, materials: string): boolean {
  if (!aBook.test(materials)) return false;
  const [before = ""] = /[^.?!\n]*$/.exec(text.slice(Math.max(0, at - beside), at)) ?? [];
  const [after = ""] = /^[^?!\n]*?(?=\.(?!\d)|[?!\n]|$)/.exec(text.slice(at, at + beside)) ?? [];
  return schoolBook.test(before + after);
}

/** A note with figures may hold the thing itself. */
function hasData(note: string): boolean {
  return (note.match(/\d+/g) ?? []).length >= numbersOfData.note;
}

/** A passage that stands in the plan: quoted, or behind its name and a colon. */
const passage = new RegExp(`[“"«][^“”"«»\\n]{60,2000}[”"»]|(?:${anyOf("passages")})\\s?:\\s?[^\\n]{60,}`, "i");

/** A lesson without what the bank says in it: that stands in its own words and drawings. */
function ownLesson(reading: ContentReading): ContentReading {
  const isOwn = (text: string) => !quotesBank(text, reading);
  const { objective, assessment, parts, questions } = reading;
  const kept = (field: Field) => (isOwn(field.text) ? field : { ...field, text: "" });
  return {
    ...reading,
    objective: kept(objective),
    assessment: kept(assessment),
    parts: parts.filter(({ teacher, learners }) => isOwn(`${teacher}\n${learners}`)),
    questions: questions.filter(({ asked, answer }) => isOwn(`${asked} ${answer}`)),
  };
}

/**
 * References to something that learners have to read or look at, and that is neither among the materials nor made in the lesson nor
 * written into the plan: given is what is listed, quoted, or drawn and filled in by somebody.
 */
export function unbroughtThings(reading: ContentReading): string[] {
  const { definite, made } = signs[reading.language];
  const text = searchable(lessonText(reading).slice(0, mostCharacters)).replace(homework, "");
  const judged = searchable(lessonText(ownLesson(reading)).slice(0, mostCharacters)).replace(homework, "");
  const materials = searchable(
    `${reading.materials.text}\n${reading.notes
      .map(({ text: note }) => note)
      .filter(hasData)
      .join("\n")}`.slice(0, mostCharacters),
  );
  const hasPassage = passage.test(wholeText(reading).slice(0, mostCharacters));
  const given = new Map<string, boolean>();
  const isGiven = (name: string) => {
    const known = given.get(name) ?? (materials.includes(name) || made(name).test(text));
    given.set(name, known);
    return known;
  };
  const found: string[] = [];
  for (const { 0: said, 1: thing = "", index } of judged.matchAll(definite)) {
    if (isInSchoolBook(judged, index, materials)) continue;
    if (isWallChart.test(said.trim()) || isWallChart.test(thing)) continue;
    if (hasPassage && isReadText.test(thing)) continue;
    if (!isGiven(nameOf(thing))) found.push(said.trim());
    if (found.length >= mostFound) break;
  }
  return found;
}

/** Fewer problems than this without a figure may be drawn or measured in class. */
const several = 2;
/** What numbers an item or names another one is no figure to reckon with. */
const label = new RegExp(`^[\\s–-]*\\d{1,2}[.)]?(?:\\s|$)|(?:${anyOf("labels")}) ?\\d+`, "gi");
/** What can only be reckoned; what is found, counted or determined may be known: "Find the number of provinces. (5)". */
const reckoned = new RegExp(`^(?:${anyOf("reckonOnly")})`);
const measure = /\d ?(?:[%°]|(?:[kcdm]?m|[km]?g|m?l|s|h|n|k?j|k?w|v|a|pa|frw|rwf|francs?|hz|mol)(?:[²³/]|(?!\p{L})))/iu;
const numeral = wholeWordsOf(anyOf("numerals"));
/** "|-7|" is no cell of a table. */
const absolute = /\|[^|\s](?:[^|]{0,12}[^|\s])?\|/;

function hasFigure(text: string): boolean {
  return /[\d[\]]/.test(text) || numeral.test(searchable(text));
}

/** A sentence and the answer in brackets at its end; "(0, 1)" and "A(4)" are of the sentence itself. */
function parted(sentence: string): { said: string; answer: string } {
  const at = sentence.lastIndexOf(opened);
  const end = at < 0 ? -1 : sentence.indexOf(closed, at);
  const [said, answer] = [sentence.slice(0, at), sentence.slice(at + 1, end)];
  const isPoint = /^\s*[-−–]?[\d.]+\s*[,;]/.test(answer) || /[\p{L}\d]$|[=×+÷–-]\s*$/u.test(said);
  if (end < 0 || isPoint || /[\p{L}\d]/u.test(sentence.slice(end))) return { said: sentence, answer: "" };
  return { said, answer };
}

/** A line from which the ones after it may take their figures: a stem, a list, a table. */
function isData(line: string): boolean {
  const plain = line.replace(label, " ");
  return measure.test(plain) || (plain.match(/\d+/g) ?? []).length >= numbersOfData.line;
}

type BareStep = { said: string; isBare: boolean };

function isProblem(asked: string, answer: string, reckon: RegExp): boolean {
  const [verb] = reckon.exec(searchable(asked)) ?? [];
  return verb !== undefined && /\d/.test(answer) && (reckoned.test(verb) || measure.test(answer));
}

/** The problems of one line whose answer beside them is a number; what stands just before one belongs to it. */
function problemsOf(line: string, reckon: RegExp): BareStep[] {
  const found: BareStep[] = [];
  let before = "";
  let open = "";
  for (const sentence of sentencesOf(withAsides(line))) {
    const { aside, rest } = leadingAside(sentence);
    const { said, answer } = parted(rest);
    const own = said.replace(label, " ");
    const all = `${before} ${own}`;
    if (aside !== "" && isProblem(open, aside, reckon)) found.push({ said: open.trim(), isBare: !hasFigure(before) });
    else if (isProblem(own, answer, reckon)) found.push({ said: own.trim(), isBare: !hasFigure(all) });
    before = all.slice(-figuresBefore);
    open = answer === "" ? own : "";
  }
  return found;
}

function problemsIn(text: string, reckon: RegExp): BareStep[] {
  let hasData = false;
  return text.split("\n").flatMap((line) => {
    const found = absolute.test(line) ? [] : problemsOf(line, reckon);
    const given = found.map(({ said, isBare }) => ({ said, isBare: isBare && !hasData }));
    hasData ||= found.length === 0 && isData(line);
    return given;
  });
}

/**
 * Problems whose answer is a number and in which no number is given: "A stone is thrown from a cliff. Find how far it falls. (12
 * m)"
 */
export function unmeasuredProblems(reading: ContentReading): string[] {
  const { language, assessment, questions, parts, notes } = ownLesson(reading);
  const { reckon } = signs[language];
  const texts = [assessment.text, ...parts.map(({ teacher }) => teacher)];
  // What stands above the exercises may hold their figures.
  const isTold = notes.some(({ text }) =>
    text.split("\n").some((line) => !/^[\s–-]*\d{1,2}[.)]/.test(line) && isData(line)),
  );
  const set = isTold ? [] : questions.map(({ asked, answer }) => `${asked} (${answer.replace(/[()]/g, " ")})`);
  const problems = [...texts, ...set].flatMap((text) => problemsIn(text.slice(0, mostCharacters), reckon));
  const bare = problems.filter(({ isBare }) => isBare);
  if (bare.length < several || bare.length < problems.length) return [];
  // Each lacks at least two things: what is known of it, and the unit.
  return bare.flatMap(({ said }) => [said.slice(0, quoteLengths.problem), said.slice(0, quoteLengths.problem)]);
}
