import type { Lesson as BankLesson } from "@/lib/bank/schema";
import type { PlanLanguage } from "@/lib/core/language";
import { searchable, sentence } from "../../../../text/wording";
import type { TaskMinutes } from "../timing/steps";
import { enoughForTask, fewestItems, groupSizes, seatingCharacters, shortWait } from "./constants";

/** A text that counts its items ("1. ... 2. ..."): what stands before them, and each of them with its number. */
type Items = { lead: string; items: string[] };

/** The discovery task as far as its minutes go; items that they do not hold are for afterwards, by their numbers. */
export type Task = { task: string; expected: string; rest: { from: number; to: number; text: string } | null };

export function itemsOf(text: string): Items {
  const starts: number[] = [];
  let from = 0;
  for (let number = 1; ; number++) {
    const found = new RegExp(`(?<=^|\\s)${number}[.)]\\s`).exec(text.slice(from));
    if (!found) break;
    starts.push(from + found.index);
    from += found.index + found[0].length;
  }
  const items = starts.map((start, index) => text.slice(start, starts[index + 1]).trim());
  return { lead: text.slice(0, starts[0] ?? text.length).trim(), items };
}

function joined({ lead, items }: Items): string {
  return [lead, ...items].filter(Boolean).join(" ");
}

const numberSeparator = "(?:,| and| or| to|-| et| na)";
/** Numbers one after another, and the minutes of which they are. */
const numberedMinutes = new RegExp(
  `(\\d+(?:(?:${numberSeparator} ?| )\\d+)*${numberSeparator}? ?)(?:min\\b|minute|iminota|dakika)`,
  "gi",
);

/** The minutes that a text speaks of ("look after 3, 6 and 10 minutes"). */
export function minutesNamed(text: string): number[] {
  return [...text.matchAll(numberedMinutes)].flatMap(([, numbers = ""]) => (numbers.match(/\d+/g) ?? []).map(Number));
}

/** What the task asks for in minutes; only its beginning must be held whole. */
export function taskMinutes({ discovery }: BankLesson): TaskMinutes {
  const { lead, items } = itemsOf(discovery.task);
  const waits = minutesNamed(`${lead} ${items[0] ?? ""}`).filter((named) => named <= discovery.minutes);
  return { minutes: discovery.minutes, waits: Math.max(0, ...waits) };
}

/** Whether an item waits longer than the step lasts; what is longer than the lesson's own minutes are data, no waiting. */
function waitsLonger(item: string, minutes: number, own: number): boolean {
  return minutesNamed(item).some((named) => named > minutes && named <= own);
}

const spoken = "zero one two three four five six seven eight nine ten".split(" ");
const waiting = /\b(?:after|wait|leave|for|every|apres|pendant|nyuma|baada)\b/;
/** What asks for a sum: its minutes are data ("how much charge passes in 5 minutes?"). */
const reckoning =
  /\b(?:how (?:much|many|far|fast|large)|calculat|comput|work out|combien|calcul|kubara|bara |kokotoa|ngapi|=)/;

/** How long an item waits for what it looks at. */
function waitIn(item: string, own: number): number {
  const said = searchable(item).replace(/\b[a-z]+(?= minutes?\b)/g, (word) => {
    const number = spoken.indexOf(word);
    return number > 0 ? String(number) : word;
  });
  const named = waiting.test(said) && !reckoning.test(said) ? minutesNamed(said) : [];
  return Math.max(0, ...named.filter((minutes) => minutes <= own));
}

/** Items that wait for something and are begun first, the longest before the others; none where they stand so already. */
export function begunFirst(
  { discovery, subject }: BankLesson,
  task: string,
): { numbers: string[]; minutes: number } | null {
  // Minutes of a sum are waited by nobody.
  if (/mathematics|numeracy/i.test(subject)) return null;
  const waits = itemsOf(task).items.map((item) => waitIn(item, discovery.minutes));
  const long = waits.map((minutes, index) => ({ minutes, index })).filter(({ minutes }) => minutes >= shortWait);
  const sorted = long.toSorted((a, b) => b.minutes - a.minutes);
  const [first] = sorted;
  if (!first || sorted.every(({ index }, place) => index === place)) return null;
  return { numbers: sorted.map(({ index }) => String(index + 1)), minutes: first.minutes };
}

/** The seating that a task names; the composer says it for the number of learners in the class. */
const seating: Record<PlanLanguage, RegExp> = {
  en: /(^|[.:;] |\d[.)] )(?:(?:work|sit|make|form|get)\s+)?(?:in|into)\s+(?:(?:small )?groups of (?:two|three|four|five|six|seven|eight|\d)(?: or (?:three|four|five|six))?|pairs|threes)\b[:.,;]?\s*(.)/gi,
  fr: /(^|[.:;] |\d[.)] )(?:travaillez\s+)?(?:en|par)\s+(?:groupes de (?:deux|trois|quatre|cinq|six|\d)|bin[oô]mes)\s*[:.,;]\s*(.)/gi,
  rw: /(^)mu matsinda y.abantu \p{L}+\s*[:.,;]\s*(.)/giu,
  sw: /(^)katika vikundi vya watu \p{L}+\s*[:.,;]\s*(.)/giu,
};

/** The task without its own words on groups, which need not divide the class. */
export function withoutSeating(task: string, language: PlanLanguage): string {
  return task.replace(seating[language], (_, before: string, next: string) => `${before}${sentence(next)}`);
}

/** The first items of the task that its minutes hold, at least two. */
export function taskWithin({ discovery, language }: BankLesson, minutes: number): Task {
  const { expected, minutes: own } = discovery;
  const task = withoutSeating(discovery.task, language);
  const said = itemsOf(task);
  const share = minutes >= own * enoughForTask ? 1 : minutes / own;
  const possible = said.items.findIndex((item, index) => index > 0 && waitsLonger(item, minutes, own));
  const most = possible === -1 ? said.items.length : possible;
  const kept = Math.min(most, Math.max(fewestItems, Math.round(said.items.length * share)));
  if (said.items.length === 0 || kept >= said.items.length) return { task, expected, rest: null };
  const answers = itemsOf(expected);
  const answered =
    answers.items.length === said.items.length ? { ...answers, items: answers.items.slice(0, kept) } : answers;
  return {
    task: joined({ ...said, items: said.items.slice(0, kept) }),
    expected: joined(answered),
    rest: { from: kept + 1, to: said.items.length, text: said.items.slice(kept).join(" ") },
  };
}

const numbers: Record<PlanLanguage, string> = {
  en: "two three four five six seven eight",
  fr: "deux trois quatre cinq six sept huit",
  rw: "babiri batatu bane batanu batandatu barindwi munani",
  sw: "wawili watatu wanne watano sita saba wanane",
};
const inGroupsOf: Record<PlanLanguage, RegExp> = {
  en: /\b(?:in|make|form|into|work in) (?:groups of|threes|pairs)(?: (\w+))?/,
  fr: /\b(?:en|par) (?:groupes de|binomes)(?: (\w+))?/,
  rw: /\bmu matsinda y'abantu (\w+)/,
  sw: /\bkatika vikundi vya watu (\w+)/,
};

const forPairs = /\b(?:for|per|to) (?:each|every|a) pair\b|\bper pair\b|par binome|kuri babiri|kwa kila wawili/;

/**
 * How many learners work together where the task begins by saying so, or its things are for pairs; null where it leaves that to
 * the class.
 */
export function groupSizeOf({ discovery, language }: BankLesson): number | null {
  const found = inGroupsOf[language].exec(searchable(discovery.task).slice(0, seatingCharacters));
  if (!found) return forPairs.test(searchable(discovery.materials.join(" "))) ? 2 : null;
  const [all, word = ""] = found;
  if (/pairs|binomes/.test(all)) return 2;
  if (/threes/.test(all)) return 3;
  const place = numbers[language].split(" ").indexOf(word);
  const size = place === -1 ? Number(word) : place + 2;
  return size >= groupSizes.least && size <= groupSizes.most ? size : null;
}
