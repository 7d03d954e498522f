import { planLanguages } from "@/lib/core/language";
import { wholeWords, wholeWordsOf, inAnyLanguage, type Spoken } from "../spoken";
import { searchable } from "../wording";
import words from "./words.json";

/** Ways of teaching that a teacher may wish for and a plan has a step for; a more special one stands before a wider one. */
export type MethodKind = keyof typeof words.kinds;
export type MethodStage = "introduction" | "development" | "conclusion";

/** A wish on how a lesson is taught: its way (null where none is known), its stage where one is said, and the words. */
export type WishedMethod = { kind: MethodKind | null; stage: MethodStage | null; said: string };

/** Where a piece of a text stands: in a box of wishes, where a bare "role play" is one, or in prose, where "start with" is. */
export type MethodPlace = "box" | "prose";

function starting(spoken: Spoken): RegExp {
  return new RegExp(`^(?:${inAnyLanguage(spoken)})(?:(?<=['’:])\\s*|[\\s,:]+|$)`, "u");
}

const marks = [
  ["introduction", starting(words.first)],
  ["development", starting(words.then)],
  ["conclusion", starting(words.last)],
  ["wish", starting(words.wish)],
] as const;
const and = inAnyLanguage(words.and);
const leading = new RegExp(`^(?:${and}) `, "u");
const means = starting(words.means);
const goesOn = starting(words.goesOn);
const troubles = wholeWords(words.troubles);
const weak = new Set(planLanguages.flatMap((language) => words.weak[language]).flatMap((list) => list.split("|")));

/** Words that deny what follows them: "no", "not", "without". */
export const neverWords = inAnyLanguage(words.never);

/** The words of all ways of teaching. */
export const kindWords = Object.values(words.kinds).map(inAnyLanguage).join("|");

const kinds = (Object.keys(words.kinds) as MethodKind[]).map((kind) => ({
  kind,
  pattern: new RegExp(
    `^(?!(?:${neverWords}) )(?:[\\p{L}-]+ )?(?:${inAnyLanguage(words.kinds[kind])})(?![\\p{L}-])`,
    "u",
  ),
  first: new RegExp(`^(?:${inAnyLanguage(words.kinds[kind])})(?![\\p{L}-])`, "u"),
}));

/** The words of a way wherever they stand. */
export function wordsOfKind(kind: MethodKind): RegExp {
  return wholeWordsOf(inAnyLanguage(words.kinds[kind]), "gu");
}

/** A wish without what marks it as one and says when: "I want them to", "end with". The text is searchable. */
export function wishedWords(plain: string): string {
  return headOf(plain.trim()).own;
}

const order = [words.first, words.then, words.last].map(inAnyLanguage).join("|");
/** Where a wish in the midst of a clause may begin: "a story and end with a quiz". */
const chained = new RegExp(`\\s+(?=(?:(?:${and}) )?(?:${order})(?![\\p{L}-]))`, "u");
const said = [
  ["introduction", wholeWords(words.first)],
  ["conclusion", wholeWords(words.last)],
] as const;

/** Words that order a wish, with the little word between: "anza na hadithi", "tangira n'inkuru" name no second thing. */
export const orderWords = new RegExp(`(?<!\\p{L})(?:${order})(?: n'(?=\\p{L})|(?![\\p{L}-]))`, "gu");

/** A wish of more words says something else; marks and little words before its way, and the wishes of a clause, are so many. */
const most = { words: 16, marks: 3, means: 6, pieces: 12 };

/** What a piece says before its way: its stage, whether it is marked as a wish, and the rest. */
function headOf(piece: string) {
  let rest = piece.replace(leading, "");
  let stage: MethodStage | null = null;
  const strengths: ("weak" | "strong")[] = [];
  for (let count = 0; count < most.marks; count += 1) {
    const found = marks
      .map(([name, pattern]) => ({ name, head: pattern.exec(rest)?.[0] ?? "" }))
      .find(({ head }) => head);
    if (!found) break;
    if (found.name !== "wish") stage ??= found.name;
    strengths.push(weak.has(found.head.replace(/[\s,:]+$/, "")) ? "weak" : "strong");
    rest = rest.slice(found.head.length);
  }
  const own = rest;
  for (let count = 0; count < most.means && means.test(rest); count += 1) rest = rest.replace(means, "");
  const strength = strengths.includes("strong") ? "strong" : (strengths[0] ?? "none");
  return { stage, strength, rest, own };
}

/** The way that words begin with; one word may stand before it where it is the last: "a funny story", "class debate". */
function kindAt(words: string): { kind: MethodKind; tail: string } | null {
  for (const { kind, first } of kinds) {
    const head = first.exec(words)?.[0];
    if (head) return { kind, tail: words.slice(head.length).trim() };
  }
  for (const { kind, pattern } of kinds) {
    const head = pattern.exec(words)?.[0];
    if (head) return { kind, tail: words.slice(head.length).trim() };
  }
  return null;
}

/** Whether what stands behind a way goes with it: nothing, one word ("une histoire courte"), or "in pairs". */
function isTail(tail: string): boolean {
  return (tail === "" || goesOn.test(`${tail} `) || !tail.includes(" ")) && !troubles.test(tail);
}

const places = inAnyLanguage(words.at);
const isPlace = new RegExp(`^(?:${places})$`, "u");
/** A place in the lesson behind the wish that it is for, and what is wished next: "at the beginning and a story". */
const placeFirst = new RegExp(`^((?:${places}))(?:\\s*,|\\s+(?:${and})(?![\\p{L}-]))\\s*(.+)$`, "su");

/** Whether words are a place in the lesson and nothing else. */
export function isPlaceInLesson(said: string): boolean {
  return isPlace.test(searchable(said).trim());
}

/** Pieces of a clause; a place that ends one wish, and the next wish behind it, are two. */
function piecesOf(clause: string): string[] {
  const plain = searchable(clause);
  const found = plain.length === clause.length ? [...plain.matchAll(new RegExp(chained, "gu"))] : [];
  const ends = found.slice(0, most.pieces).map(({ index }) => index);
  const cut = [0, ...ends].map((from, index) => clause.slice(from, ends[index] ?? clause.length));
  return cut.flatMap((piece, index) => {
    const said = piece.trimStart();
    const [, place = "", next = ""] = index > 0 ? (placeFirst.exec(searchable(said)) ?? []) : [];
    const isBehind = next !== "" && readPiece(cut[index - 1] ?? "", "box")?.stage === null;
    return isBehind ? [` ${said.slice(0, place.length)}`, said.slice(said.length - next.length)] : [piece];
  });
}

const follows = new RegExp(`^(?:(?:${and}) )?(?:${inAnyLanguage(words.then)})[,\\s]+`, "iu");

/** "wish: focus on verbs", "then role play": the mark is no word of the wish. */
function withoutMark(piece: string): string {
  return piece
    .trim()
    .replace(/^\p{L}+\s?:\s*/u, "")
    .replace(follows, "");
}

const isMarked = /^\p{L}+ ?: /u;

/** A clause as a wish: marked as one where its own words do not say so. */
export function markedWish(said: string): string {
  return isMethodWish(said) ? said : `wish: ${said}`;
}

function readPiece(piece: string, place: MethodPlace): WishedMethod | null {
  const plain = searchable(piece).trim();
  // A wish that is marked as one may be as long as it was typed.
  if (plain === "" || (plain.split(/\s+/).length > most.words && !isMarked.test(plain))) return null;
  const { stage, strength, rest, own } = headOf(plain);
  const found = kindAt(rest) ?? kindAt(own);
  if (found) {
    const isMeant = strength === "none" ? place === "box" && isTail(found.tail) : !troubles.test(found.tail);
    if (!isMeant) return null;
    const named = said.find(([, pattern]) => pattern.test(found.tail))?.[0] ?? null;
    return { kind: found.kind, stage: stage ?? named, said: withoutMark(piece) };
  }
  return strength === "strong" && /\p{L}{3}/u.test(rest) ? { kind: null, stage, said: withoutMark(piece) } : null;
}

/** A wish with what goes on behind it: "a quiz" and "at the end". */
function joined(before: WishedMethod, piece: string): WishedMethod {
  return {
    ...before,
    stage: before.stage ?? headOf(searchable(piece).trim()).stage,
    said: `${before.said} ${piece.trim()}`,
  };
}

const openEnd = new RegExp(`\\s(?:${and})$`, "iu");

/** What a clause wishes of the way of teaching, and the rest of it that does not. */
export function methodsIn(clause: string, place: MethodPlace): { methods: WishedMethod[]; rest: string } {
  const methods: WishedMethod[] = [];
  let rest = "";
  for (const [index, piece] of piecesOf(clause).entries()) {
    const method = readPiece(piece, place);
    const before = methods.at(-1);
    // What goes on behind a wish is of it; what goes on behind a title is of that, unless a known way follows.
    if (method && (method.kind !== null || rest === "")) methods.push(method);
    else if (index > 0 && before) methods[methods.length - 1] = joined(before, piece);
    else rest += piece;
  }
  return {
    methods: methods.map((method) => ({ ...method, said: method.said.replace(openEnd, "") })),
    rest: rest.trim(),
  };
}

/** Whether a clause is a wish on the way of teaching, and nothing else. */
export function isMethodWish(clause: string): boolean {
  const { methods, rest } = methodsIn(clause, "box");
  return methods.length > 0 && rest === "";
}

/** Reads clauses of a box of wishes. */
export function readMethods(clauses: readonly string[]): WishedMethod[] {
  return clauses.flatMap((clause) => methodsIn(clause, "box").methods);
}

/** What a teacher's own text about the lesson wishes by "start with", "then" and "end with"; everything else it says is prose. */
export function methodsOfText(text: string): WishedMethod[] {
  const clauses = text.split(/[,;\n]|[.!?:]\s/).map((part) => part.trim().replace(/\.$/, ""));
  return clauses.flatMap((clause) => methodsIn(clause, "prose").methods).filter(({ kind }) => kind !== null);
}
