import type { PlanLanguage } from "@/lib/core/language";
import { stepHeads } from "../../text/reading";
import { inAnyLanguage, type Spoken } from "../../text/spoken";
import type { Field } from "../types";
import { answeredItem } from "./keys";

/** One stretch of a lesson: what both sides do in it, and its minutes where it names them. */
export type ReadStage = { field: string; teacher: string; learners: string; minutes: number | null };

/** A question that learners are asked, and its answer as the plan gives it; "" where it gives none. */
export type Question = { field: string; asked: string; answer: string };

/** What the bank knows of a plan's topic: the text of its entry. */
export type KnownTopic = { title: string; text: string };

/** A plan as its content is read, the same for both kinds. */
export type ContentReading = {
  language: PlanLanguage;
  title: string;
  /** The topic in its owner's words: title, unit or module, competence. */
  given: string;
  subject: string;
  classSize: number;
  minutes: number;
  objective: Field;
  assessment: Field;
  materials: Field;
  /** What stands on the chalkboard at the end; the first of the notes. */
  summary: Field;
  /** Opening, steps and ending, in order. */
  parts: readonly ReadStage[];
  questions: readonly Question[];
  /** Everything that a teacher has in hand beside the form. */
  notes: readonly Field[];
  /** Whether the notes are still the prompts of a frame, or empty. */
  isUnfilled: boolean;
  /** Whether the plan still says of itself that it has no content. */
  isNoticed: boolean;
  /** Stems of all words that the composer writes of itself in the plan's language. */
  frameWords: () => ReadonlySet<string>;
  isTrade: boolean;
  /** Whether the lesson is one of the calm ones, which are taught by moves of their own. */
  isCalm: boolean;
  known: KnownTopic | null;
};

/** What heads a step inside a line. */
const stepNouns: Spoken = {
  en: ["step", "activity"],
  fr: ["[eé]tape", "activit[eé]"],
  rw: ["intambwe(?: ya)?", "igikorwa(?: cya)?"],
  sw: ["hatua(?: ya)?", "shughuli(?: ya)?"],
};
/** Minutes behind their number, and before it. */
const minutesBehind: Spoken = { en: ["min\\p{L}*"], fr: ["min\\p{L}*", "mn"], rw: ["iminota"], sw: ["dakika"] };
const minutesBefore: Spoken = {
  en: ["minutes?", "min"],
  fr: ["minutes?", "min"],
  rw: ["iminota", "umunota"],
  sw: ["dakika"],
};

/**
 * "Step 1 [8 min]:", "Étape 2 (10 min) :", "Igikorwa cya 1 (iminota 9)", "Step 3 - 7 min:", also in the middle of a line. What
 * else stands in brackets is a page, a group, a mark: "Activity 2 (page 45):".
 */
const inline = new RegExp(
  `(?:^|[\\s.;])(${inAnyLanguage(stepNouns)}) ?(\\d{1,2})` +
    `(?: ?[[(] ?(?:(\\d{1,3}) ?(?:${inAnyLanguage(minutesBehind)}|['’′])|(?:${inAnyLanguage(minutesBefore)}) (\\d{1,3})) ?[\\])](?: ?[:.–-])?` +
    "| ?\\[ ?(\\d{1,3}) ?\\](?: ?[:.–-])?|(?: ?[,–-])? (\\d{1,3}) ?min\\p{L}* ?[:.–-]" +
    "| ?[[(] ?(?:\\d{1,3}(?: ?\\p{L}+)?|\\p{L}{1,10} \\d{1,3}) ?[\\])] ?[:.–-]| ?[:.–-])",
  "giu",
);

type Piece = { name: string; text: string; minutes: number | null };

function byInlineSteps(text: string): Piece[] {
  const all = [...text.matchAll(inline)];
  // "Step 1 [9 min] Activity 1: …" is one step, and not two.
  const heads = all.filter(([, noun = ""]) => noun.toLowerCase() === all[0]?.[1]?.toLowerCase());
  // A bare number is the minutes only where every step has one.
  const isTimed = heads.every((head) => head[5] !== undefined);
  return heads.map((head, index) => {
    const start = head.index + head[0].length;
    const said = head[3] ?? head[4] ?? head[6] ?? (isTimed ? head[5] : undefined);
    const minutes = said === undefined ? null : Number(said);
    // What stands before the first step belongs to it: the text that is read, the question of the day.
    const before = index === 0 ? text.slice(0, head.index) : "";
    return { name: head[2] ?? "", text: before + text.slice(start, heads[index + 1]?.index ?? text.length), minutes };
  });
}

function byHeadings(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const line of text.split("\n")) {
    const [head] = stepHeads(line);
    const last = pieces.at(-1);
    if (head) pieces.push({ name: head.title, text: "", minutes: head.minutes });
    else if (last) last.text += `\n${line}`;
  }
  return pieces;
}

function piecesOf(text: string): Piece[] {
  const headed = byHeadings(text);
  return headed.length > 0 ? headed : byInlineSteps(text);
}

/** The steps that the two columns of a development name, each with what both sides do in it; one step where none is named. */
export function stepsWithin({ teacher, learners }: { teacher: Field; learners: Field }, minutes: number): ReadStage[] {
  const taught = piecesOf(teacher.text);
  const done = piecesOf(learners.text);
  if (taught.length < 2) return [{ field: teacher.field, teacher: teacher.text, learners: learners.text, minutes }];
  // Where the learners' column names no steps, it stands beside the first.
  const besides = done.length > 0 ? done : [{ name: taught[0]?.name ?? "", text: learners.text, minutes: null }];
  return taught.map((piece, index) => ({
    field: teacher.field,
    teacher: piece.text,
    learners: (besides.find(({ name }) => name === piece.name) ?? done[index])?.text ?? "",
    minutes: piece.minutes,
  }));
}

const label = /^\s*(?:[-•*]\s*)?((?:\p{L}[\p{L} ]{0,24}\s)?\d{1,2})\s*[.):]\s*(.*)$/u;

/** The numbered items of a text by their labels; what stands under one belongs to it. */
function numberedItems(text: string): Map<string, string> {
  const items = new Map<string, string>();
  let last = "";
  for (const line of text.split("\n")) {
    const [, name, rest = ""] = label.exec(line) ?? [];
    if (name !== undefined && !items.has(name.toLowerCase())) {
      last = name.toLowerCase();
      items.set(last, rest.trim());
    } else if (last && line.trim()) items.set(last, `${items.get(last) ?? ""} ${line.trim()}`.trim());
  }
  return items;
}

/** Questions of one text with their answers of another by their numbers or their order, or of the same where they stand beside. */
export function pairedQuestions(questions: Field, answers: Field): Question[] {
  const known = numberedItems(answers.text);
  const items = [...numberedItems(questions.text)];
  const lines = answers.text.split("\n").filter((line) => line.trim() !== "");
  const inOrder = known.size === 0 && lines.length === items.length ? lines : [];
  return items.map(([name, item], at) => {
    const answer = known.get(name) ?? inOrder[at]?.trim();
    return { field: answers.field, ...(answer ? { asked: item, answer } : answeredItem(item)) };
  });
}

/** All that a plan's form says of the lesson itself. */
export function lessonText({ objective, parts, assessment }: ContentReading): string {
  return [objective.text, ...parts.flatMap(({ teacher, learners }) => [teacher, learners]), assessment.text].join("\n");
}

/** What learners and teacher say and do, all that is asked, and what stands on the board. */
export function bodyOf({ parts, assessment, summary, questions }: ContentReading): string {
  return [
    ...parts.flatMap(({ teacher, learners }) => [teacher, learners]),
    assessment.text,
    summary.text,
    ...questions.map(({ asked, answer }) => `${asked} ${answer}`),
  ].join("\n");
}

/** The form and the notes. */
export function wholeText(reading: ContentReading): string {
  return [lessonText(reading), ...reading.notes.map(({ text }) => text)].join("\n");
}
