import { isWhollyKnown, namesMaterial } from "./things";
import { searchable } from "./wording";
import {
  between,
  closing,
  inGroupsOf,
  inPairs,
  isHaving,
  isKnownThing,
  isLacking,
  isPlace,
  isUsing,
  isWay,
  namesUse,
  noThing,
  numbered,
} from "./wish-words";

/** A thing of which a teacher says how many there are, that there is none, or that it is to be used. */
export type Thing = { way: "have" | "lack" | "use"; name: string; count: number | null };

/** What a teacher wishes of a lesson's things and groups; `said` are the teacher's words. */
export type Wishes = { said: string[]; things: Thing[]; groupSize: number | null; groupCount: number | null };

const ways = [
  ["have", isHaving],
  ["lack", isLacking],
  ["use", isUsing],
] as const;

const spoken: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ["a", "an", "one", "un", "une"],
    ["two", "deux"],
    ["three", "trois"],
    ["four", "quatre"],
    ["five", "cinq"],
    ["six"],
    ["seven", "sept"],
    ["eight", "huit"],
    ["nine", "neuf"],
    ["ten", "dix"],
  ].flatMap((words, index) => words.map((word) => [word, index + 1])),
);

/** The most words that name a thing: a longer clause says something else. */
const mostWords = 6;

function wayOf(words: string): { way: Thing["way"]; at: number } | null {
  for (const [way, pattern] of ways) {
    const head = pattern.exec(words)?.[0];
    if (head !== undefined) return { way, at: head.length };
  }
  return null;
}

/** A name and its number, wherever a language puts it: "2 ammeters", "ibitabo 10 gusa". */
function thingOf(said: string, way: Thing["way"]): Thing | null {
  const item = said.trim();
  const bare = searchable(item).replace(closing, "").replace(closing, "").trimEnd();
  const first = numbered.exec(bare)?.[1];
  const behind = first ? undefined : /^(.+?) (\d{1,3})(?: .+)?$/u.exec(bare);
  const key = (first ? bare.slice(first.length) : (behind?.[1] ?? bare)).trim();
  if (key.length < 3 || key.split(/\s+/).length > mostWords || noThing.test(key)) return null;
  const at = bare.indexOf(key);
  const count = first ? (spoken[first] ?? Number(first)) : behind ? Number(behind[2]) : null;
  return way === "have" && count === null ? null : { way, name: item.slice(at, at + key.length), count };
}

/** The things that a clause tells of and nothing else; null where it says anything besides. */
function thingsIn(clause: string): Thing[] | null {
  const words = searchable(clause).trim();
  const found = wayOf(words);
  if (!found || words.length !== clause.trim().length) return null;
  const things = clause
    .trim()
    .slice(found.at)
    .split(between)
    .map((item) => thingOf(item, found.way));
  const known = things.filter((thing) => thing !== null);
  if (known.length < things.length || known.length === 0) return null;
  // "We have only 3 refugees" tells of people: what there is of something is a thing that the lists know, or a remark.
  const isRemark = found.way === "have" && !known.every(({ name }) => isKnownThing.test(searchable(name)));
  return isRemark ? null : known;
}

function groupSizeIn(clause: string): number | null {
  const words = searchable(clause).trim();
  if (inPairs.test(words)) return 2;
  const size = Number(inGroupsOf.exec(words)?.[1] ?? 0);
  return size >= 2 ? size : null;
}

/** Whether a clause is a wish on things or groups. */
export function isWish(clause: string): boolean {
  return thingsIn(clause) !== null || groupSizeIn(clause) !== null;
}

/** Whether a clause is a number of things, which goes on from a wish: "6 bulbs" behind "we have 2 ammeters". */
export function goesOnFromWish(clause: string): boolean {
  const words = searchable(clause).trim();
  return numbered.test(words) && isKnownThing.test(words) && thingOf(words, "have") !== null;
}

/** Whether a clause says where a lesson is held. */
export function isWishedPlace(clause: string): boolean {
  return isPlace.test(searchable(clause).trim());
}

/** Whether a clause is in the words of a wish and may as well be what a lesson is about: "use of articles", "no smoking". */
export function mayBeTopic(clause: string): boolean {
  const things = thingsIn(clause) ?? [];
  return things.some(({ way, name }) => way === "use" || (way === "lack" && !isWhollyKnown(name)));
}

/** Whether such a clause has the form of a title: "Use of articles". */
export function isNamedUse(clause: string): boolean {
  return namesUse.test(searchable(clause).trim());
}

/** Whether what is named can be brought along or be missing; "simple English" and "noise" are how a lesson is held. */
export function isMaterial({ name }: Thing): boolean {
  return namesMaterial(name) || !isWay.test(searchable(name));
}

/** Reads clauses that are wishes. */
export function readWishes(said: readonly string[]): Wishes {
  return {
    said: [...said],
    things: said.flatMap((clause) => thingsIn(clause) ?? []),
    groupSize: said.map(groupSizeIn).find((size) => size !== null) ?? null,
    groupCount: null,
  };
}

/** The clauses of a text that are wishes, and those that are not. */
export function splitWishes(clauses: readonly string[]): { wishes: string[]; rest: string[] } {
  const wishes: string[] = [];
  const rest: string[] = [];
  let isOpen = false;
  for (const clause of clauses) {
    const goesOn: boolean = isOpen && goesOnFromWish(clause);
    if (goesOn) wishes.push(`${wishes.pop() ?? ""}, ${clause.trim()}`);
    else if (isWish(clause)) wishes.push(clause.trim());
    else rest.push(clause);
    isOpen = goesOn || isHaving.test(searchable(clause).trim());
  }
  return { wishes, rest };
}

/** The letters with which a noun ends where it is one or many, and what stands before them. */
const plural = /(?<=\p{L}{3})(?:ies|y|e?s|x)$/u;

/** Whether a text speaks of a thing, in its singular or plural; "pens" are no pencils. */
export function speaksOf(text: string, { name }: Thing): boolean {
  const [noun = ""] = searchable(name).split(" ").toReversed();
  const stem = noun.replace(plural, "");
  if (stem.length < 3) return false;
  const word = stem.replace(/[^\p{L}\p{N}-]/gu, ".");
  return new RegExp(`(?<!\\p{L})${word}(?:ies|y|e?s|x|e)?(?!\\p{L})`, "u").test(searchable(text));
}

/** A list of a few words each, "Notebooks, pens and pencils", without what is lacked; null where it is no such list. */
export function listWithout(text: string, lacked: readonly Thing[]): string | null {
  const items = text.split(between);
  if (items.length < 2 || items.some((item) => /[^\p{L}\s'’-]/u.test(item) || item.split(/\s+/).length > 3))
    return null;
  return items.filter((item) => !lacked.some((thing) => speaksOf(item, thing))).join(", ");
}
