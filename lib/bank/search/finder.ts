import type { Lesson, Session } from "../schema";
import type { Finding, Found, Neighbours, Wanted, WantedSession } from "../types";
import { bankClass, yearsBetween } from "./classes";
import { subjectsNamed, tradesNamed } from "./names";
import { indexTitles, shared } from "./titles";

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

function titlesOf({ titles }: Lesson | Session): string[] {
  return Object.values(titles).flat();
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

/** Finds lessons for a wish: a sure one only where subject, class and nearly every word of the title agree. */
export function lessonFinder(lessons: readonly Lesson[]): (wanted: Wanted) => Finding<Lesson> {
  const index = indexTitles(lessons, (lesson) => ({
    titles: titlesOf(lesson),
    others: [...lesson.units, ...lesson.vocabulary.map(({ term }) => term)].join(" "),
  }));
  return ({ title, subject, className, language }) => {
    const named = subjectsNamed(subject);
    const wished = bankClass(className);
    const found = index
      .find(title)
      .filter(({ entry }) => isTaught(named, entry.subject))
      .map(({ entry, likeness }): Found<Lesson> => {
        return { entry, reason: { ...likeness, years: wished && yearsBetween(wished, entry.classes) } };
      })
      .sort((a, b) => shared(b.reason) - shared(a.reason) || (a.reason.years ?? 9) - (b.reason.years ?? 9));
    // The same topic is taught again years later as another lesson; the class before or after may still take this one.
    const isOfAge = ({ reason }: Found<Lesson>) => wished === null || (reason.years !== null && reason.years <= 1);
    return sorted(found, isOfAge, language);
  };
}

/** A finding as it is told to a person: the titles that entries are printed with. */
export function neighboursOf({ elsewhere, near }: Finding<Lesson | Session>): Neighbours {
  const titleOf = ({ titles, language }: Lesson | Session) => titles[language]?.[0] ?? "";
  return {
    elsewhere: elsewhere && { title: titleOf(elsewhere.entry), language: elsewhere.entry.language },
    near: near.map(({ entry }) => titleOf(entry)),
  };
}

/** Finds job sheets for a wish: a sure one only where the trade and nearly every word of the topic agree. */
export function sessionFinder(sessions: readonly Session[]): (wanted: WantedSession) => Finding<Session> {
  const index = indexTitles(sessions, (session) => ({
    titles: titlesOf(session),
    others: [...session.modules, session.trade].join(" "),
  }));
  return ({ title, trade, language }) => {
    const named = tradesNamed(trade);
    const found = index
      .find(title)
      .map(({ entry, likeness }): Found<Session> => ({ entry, reason: { ...likeness, years: null } }));
    return sorted(found, ({ entry }) => named.size === 0 || named.has(entry.trade), language);
  };
}
