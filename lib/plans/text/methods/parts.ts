import { smallNumbers } from "../numerals";
import { inAnyLanguage, wholeWordsOf, type Spoken } from "../spoken";
import { namesMaterial } from "../things";
import { searchable } from "../wording";
import { planLanguages } from "@/lib/core/language";
import words from "./parts.json";
import type { PlacedMethod } from "./placing";
import { neverWords, wordsOfKind, wishedWords, type MethodKind } from "./reading";

/** Ways of working that a plan can carry out whatever its topic is. */
export type WorkingWay = keyof typeof words.ways;

/** What a wish asks for, part by part; `rest` is what none of the parts explains, in the teacher's words. */
export type WishParts = {
  ways: WorkingWay[];
  /** How many work together, and how many groups or teams there are. */
  groupSize: number | null;
  groupCount: number | null;
  questions: number | null;
  things: string[];
  /** Things of which the wish says that there are none. */
  lacked: string[];
  place: string | null;
  rest: string[];
};

/** A wish with its place and its parts. */
export type PlannedMethod = PlacedMethod & { parts: WishParts };

/** Fewer work in no group, make no groups and are no test. */
const fewest = { learners: 2, groups: 2, questions: 1 } as const;

/** Stands where a part was taken out: what follows is another one. */
const cut = " | ";

/** English and French count things as they count; Kinyarwanda and Kiswahili by the class of the thing, from two on in a row. */
const numbers = new Map<string, number>([
  ...smallNumbers("en"),
  ...smallNumbers("fr"),
  ...planLanguages
    .flatMap((language): readonly string[] => words.numbers[language])
    .flatMap((line) => line.split(" ").map((word, index): [string, number] => [word, index + 2])),
]);
const number = `(\\d{1,2}|${[...numbers.keys()].filter((word) => word !== "-").join("|")})`;

function counting(spoken: Spoken): RegExp {
  return wholeWordsOf(inAnyLanguage(spoken).replaceAll("{n}", number), "gu");
}

const groupsOf = counting(words.groupsOf);
const groups = counting(words.groups);
const questions = counting(words.questions);
const place = wholeWordsOf(
  planLanguages
    .map((language) => words.places[language].join("|").replaceAll("{place}", words.placeNames[language].join("|")))
    .join("|"),
  "gu",
);
const leading: Spoken = {
  en: ["go", "going"],
  fr: ["aller"],
  rw: ["(?:tu|ba)(?:ra)?jy[ae]"],
  sw: ["kwenda", "twende"],
};
/** Words of going that stand before a place. */
const going = new RegExp(`^(?:${inAnyLanguage(leading)})\\s+(?:to )?`, "u");
const placeName = wholeWordsOf(inAnyLanguage(words.placeNames));
/** "As the globe": what a thing stands for is none to bring. */
const asWhat = new RegExp(`(?<!\\p{L})(?:${inAnyLanguage(words.asWhat)})[^|,;]+`, "gu");
const ways = (Object.keys(words.ways) as WorkingWay[]).map((way) => ({
  way,
  pattern: wholeWordsOf(inAnyLanguage(words.ways[way]), "gu"),
}));
const none = new RegExp(`^(?:${inAnyLanguage(words.none)}) ?`, "u");
const joints = new RegExp(`[|,;:()]|(?<![\\p{L}-])(?:${inAnyLanguage(words.joins)})(?![\\p{L}-])|(?<!\\p{L})n'`, "gu");
const little = new Set(planLanguages.flatMap((language) => words.little[language]).flatMap((line) => line.split(" ")));
const isVerb = new RegExp(`^(?:${inAnyLanguage(words.verbs)})$`, "u");
const plainDrawing = wholeWordsOf(inAnyLanguage(words.plainDrawings), "gu");

function valueOf(said: string | undefined): number | null {
  return said === undefined ? null : (numbers.get(said) ?? Number(said));
}

/** What stands before words that are denied: "do not work" before "in pairs". */
const denial = new RegExp(`(?<!\\p{L})(?:${neverWords})(?: [\\p{L}'’]+){0,3} ?$`, "u");
/** Words that begin a piece which is wished away. */
const denied = new RegExp(`^(?:${neverWords})(?!\\p{L})`, "u");

/** Whether a text says what a pattern finds without denying it. */
function asksFor(text: string, pattern: RegExp): boolean {
  return [...text.matchAll(pattern)].some(({ index }) => !denial.test(text.slice(0, index)));
}

/** The first number of at least so many that a pattern finds, and the text without what it finds. */
function taken(text: string, pattern: RegExp, least: number): { count: number | null; text: string } {
  const [found] = text.matchAll(pattern);
  const count = valueOf(found?.slice(1).find((group) => group !== undefined));
  if (count === null || count < least || !asksFor(text, pattern)) return { count: null, text };
  return { count, text: text.replace(pattern, cut) };
}

/** A piece without the little words around it; those inside a name stay. */
function named(piece: string): string {
  const all = piece.trim().split(/\s+/).filter(Boolean);
  const isBare = (word: string | undefined) => word !== undefined && little.has(word);
  while (isBare(all[0])) all.shift();
  while (isBare(all.at(-1))) all.pop();
  return all.join(" ");
}

/** Whether a word of a wish names something, rather than going with any wish. */
export function isTelling(word: string): boolean {
  return /\p{L}{3}/u.test(word) && !little.has(word) && !isVerb.test(word);
}

/** The words of a piece as they were typed. */
function typed(piece: string, said: string): string {
  const plain = searchable(said);
  const at = plain.length === said.length ? plain.indexOf(piece) : -1;
  return at < 0 ? piece : said.slice(at, at + piece.length);
}

/** The things that the pieces of a wish name, and what is left of them. */
function thingsIn(pieces: readonly string[], said: string): Pick<WishParts, "things" | "lacked" | "rest"> {
  const found: Pick<WishParts, "things" | "lacked" | "rest"> = { things: [], lacked: [], rest: [] };
  for (const [at, piece] of pieces.entries()) {
    const isDenied = [pieces[at - 1] ?? "", piece].some((near) => denied.test(near.trim()));
    const lacking = none.exec(piece.trim())?.[0];
    const name = named(lacking ? piece.trim().slice(lacking.length) : piece);
    if (name === "") continue;
    const isThing = namesMaterial(name) || placeName.test(name);
    if (lacking && isThing) found.lacked.push(typed(name, said));
    else if (namesMaterial(name) && !isDenied) found.things.push(typed(name, said));
    else if (name.split(" ").some(isTelling)) found.rest.push(typed(name, said));
  }
  return found;
}

/** Reads a wish part by part; its own way of teaching, where it has one, is none of them. */
export function partsOfWish({ kind, said }: { kind: MethodKind | null; said: string }): WishParts {
  const plain = wishedWords(searchable(said));
  const sized = taken(plain, groupsOf, fewest.learners);
  const counted = taken(sized.text, groups, fewest.groups);
  const asked = taken(counted.text, questions, fewest.questions);
  const there = [...asked.text.matchAll(place)].map(([words]) => words);
  let text = asked.text.replace(place, cut).replace(asWhat, cut);
  const own: WorkingWay[] = [];
  for (const { way, pattern } of ways) {
    if (!asksFor(text, pattern)) continue;
    own.push(way);
    text = text.replace(pattern, cut);
  }
  if (kind) text = text.replace(wordsOfKind(kind), cut);
  if (kind === "drawing") text = text.replace(plainDrawing, cut);
  const pieces = text.split(joints);
  const [longest] = there.toSorted((a, b) => b.length - a.length);
  return {
    ways: own,
    groupSize: sized.count ?? (own.includes("pairs") ? 2 : null),
    groupCount: counted.count,
    questions: asked.count,
    place: longest === undefined ? null : typed(longest.replace(going, ""), said),
    ...thingsIn(pieces, said),
  };
}

/** Whether a wish asks for something that a plan has an act for. */
export function hasParts({
  ways: own,
  groupSize,
  groupCount,
  questions: asked,
  things,
  lacked,
  place: there,
}: WishParts) {
  return (
    own.length + things.length + lacked.length > 0 ||
    [groupSize, groupCount, asked, there].some((part) => part !== null)
  );
}
