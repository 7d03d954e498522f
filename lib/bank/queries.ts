import { readFileSync } from "node:fs";
import { bankFile } from "./constants";
import type { Lesson, Session } from "./schema";
import { bankClass, yearsBetween } from "./search/classes";
import { subjectsNamed, tradesNamed } from "./search/names";
import { indexTitles, shared, type TitleIndex } from "./search/titles";
import type { Bank, Finding, Found, Wanted, WantedSession } from "./types";

/**
 * Share of words, by their weight, that a wish and a title must have in common to be taken for one topic; below it stands "did
 * you mean". Tuned on tests/unit/bank.
 */
const surest = 0.85;

/** Sciences are one subject in some classes and three in others; so are the subjects of society. */
const groups = [
  ["Science and Elementary Technology", "Biology and Health Sciences", "Physics", "Chemistry", "Agriculture"],
  ["Social and Religious Studies", "History and Citizenship", "Geography and Environment", "Religious Education"],
];

let bank: Bank | undefined;
let lessonTitles: TitleIndex<Lesson> | undefined;
let sessionTitles: TitleIndex<Session> | undefined;

/**
 * The content bank of this process, read at the first call. Throws when it was never compiled: a service without its lessons
 * would silently write frames.
 */
export function loadBank(): Bank {
  // Checked against the schema when it was compiled.
  bank ??= JSON.parse(readFileSync(bankFile, "utf8")) as Bank;
  return bank;
}

function titlesOf({ titles }: Lesson | Session): string[] {
  return Object.values(titles).flat();
}

function findLessons(title: string) {
  lessonTitles ??= indexTitles(loadBank().lessons, (lesson) => ({
    titles: titlesOf(lesson),
    others: [...lesson.units, ...lesson.vocabulary.map(({ term }) => term)].join(" "),
  }));
  return lessonTitles.find(title);
}

function findSessions(title: string) {
  sessionTitles ??= indexTitles(loadBank().sessions, (session) => ({
    titles: titlesOf(session),
    others: [...session.modules, session.trade].join(" "),
  }));
  return sessionTitles.find(title);
}

function isTaught(named: ReadonlySet<string>, subject: string): boolean {
  if (named.size === 0 || named.has(subject)) return true;
  return groups.some((group) => group.includes(subject) && group.some((other) => named.has(other)));
}

/** The surest in the plan's language, the surest in another, and the neighbours, from what was found in order. */
function sorted<Content extends { language: string }>(
  found: readonly Found<Content>[],
  isSure: (item: Found<Content>) => boolean,
  language: string,
): Finding<Content> {
  const sure = found.filter((item) => shared(item.reason) >= surest && isSure(item));
  const here = sure.find(({ entry }) => entry.language === language) ?? null;
  const elsewhere = here ? null : (sure[0] ?? null);
  const near = found.filter((item) => item !== here && item !== elsewhere).slice(0, 3);
  return { sure: here, elsewhere, near };
}

/** Lessons of the bank for a wish: a sure one only where subject, class and nearly every word of the title agree. */
export function findLesson({ title, subject, className, language }: Wanted): Finding<Lesson> {
  const named = subjectsNamed(subject);
  const wished = bankClass(className);
  const found = findLessons(title)
    .filter(({ entry }) => isTaught(named, entry.subject))
    .map(({ entry, likeness }): Found<Lesson> => {
      return { entry, reason: { ...likeness, years: wished && yearsBetween(wished, entry.classes) } };
    })
    .sort((a, b) => shared(b.reason) - shared(a.reason) || (a.reason.years ?? 9) - (b.reason.years ?? 9));
  // The same topic is taught again years later as another lesson; the class before or after may still take this one.
  const isOfAge = ({ reason }: Found<Lesson>) => wished === null || (reason.years !== null && reason.years <= 1);
  return sorted(found, isOfAge, language);
}

/** Job sheets of the bank for a wish: a sure one only where the trade and nearly every word of the topic agree. */
export function findSession({ title, trade, language }: WantedSession): Finding<Session> {
  const named = tradesNamed(trade);
  const found = findSessions(title).map(
    ({ entry, likeness }): Found<Session> => ({ entry, reason: { ...likeness, years: null } }),
  );
  return sorted(found, ({ entry }) => named.size === 0 || named.has(entry.trade), language);
}

/** The lesson that comes before one of the bank, in the same language; null where the bank names none. */
export function findLessonBefore({ before, language }: Lesson): Lesson | null {
  return loadBank().lessons.find((lesson) => lesson.language === language && lesson.id === before[0]) ?? null;
}
