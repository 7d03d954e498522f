import type { Lesson, Session } from "../schema";
import type { EntryRequest, WantedSession } from "../types";
import { bankClass, yearsApart } from "./classes";
import { farthest } from "./constants";
import { subjectsNamed, tradesNamed } from "./names";

/**
 * Sciences are one subject in some classes, named first, and several in others; so are computers and music, and the subjects of
 * society.
 */
const groups = [
  ["Science and Elementary Technology", "Biology and Health Sciences", "Physics", "Chemistry", "Agriculture"],
  ["Science and Elementary Technology", "Information and Communication Technology"],
  ["Creative Arts", "Music, Dance and Drama"],
  ["Social and Religious Studies", "History and Citizenship", "Geography and Environment", "Religious Education"],
];

/** Whether a subject that was named so teaches a lesson of the bank's subject; an unknown name excludes nothing. */
export function isTaught(named: ReadonlySet<string>, subject: string): boolean {
  if (named.size === 0 || named.has(subject)) return true;
  return groups.some((group) => group.includes(subject) && group.some((other) => named.has(other)));
}

/**
 * Whether a lesson of the bank's subject may be given for sure where a subject is named so: what is safe in a chemistry
 * laboratory is no lesson of physics, but either may be one of the class whose sciences are one subject.
 */
export function isSameSubject(named: ReadonlySet<string>, subject: string): boolean {
  if (named.size === 0 || named.has(subject)) return true;
  return groups.some(([whole = "", ...parts]) => {
    return subject === whole ? parts.some((part) => named.has(part)) : parts.includes(subject) && named.has(whole);
  });
}

/**
 * Whether a plan may be made of the lesson when a teacher chooses it: the teacher's subject and language, a class no more than so
 * many years away.
 */
export function fitsLesson(
  lesson: Lesson,
  { subject, className, language }: Omit<EntryRequest, "title">,
  most: number = farthest.whole,
): boolean {
  if (lesson.language !== language || !isTaught(subjectsNamed(subject), lesson.subject)) return false;
  const wished = bankClass(className);
  const years = wished && yearsApart(wished, lesson.classes);
  return wished === null || (years !== null && years <= most);
}

/** Whether a session may be held by the job sheet when a trainer chooses it: the trainer's trade and language. */
export function fitsSession(sheet: Session, { trade, language }: Omit<WantedSession, "title">): boolean {
  const named = tradesNamed(trade);
  return sheet.language === language && (named.size === 0 || named.has(sheet.trade));
}
