import type { Lesson, Session } from "../schema";
import type { BankAnswer, FoundEntry, Reason, EntryRequest, WantedSession } from "../types";
import { bankClass, yearsApart, yearsBeyond, type ClassName } from "./classes";
import {
  farthest,
  mostEntries,
  mostlyTitled,
  nearlyAllTitled,
  neighbourOfOtherCycle,
  sheetElsewhere,
  taughtInTexts,
  unknownYears,
  wholeTitle,
} from "./constants";
import { fitsLesson, fitsSession, isSameSubject, isTaught } from "./fitting";
import { subjectsNamed, tradesNamed } from "./names";
import { byLikeness, shared } from "./likeness";
import { topicWords } from "./vocabulary/words";
import { covered, isOfSeveralWords, offersOf, type Candidate } from "./offers";
import { lessonRead, sessionRead } from "./readings";
import type { SaidWords } from "./said";
import { indexTitles, type TitleAnswer } from "./titles";

/** A title of more words is not looked for a second time. */
const mostBold = 8;

/** What joins topics in a title, in the four languages and in short. */
const joins = /&|\b(?:and|n|nd|et|na)\b/i;

/**
 * Whether the wish joins two topics, "CV and application letter", of which the entry has one and another entry the other, as a
 * title.
 */
function isHalf<Content>({ reason, read }: Candidate<Content>, found: readonly Candidate<Content>[]): boolean {
  if (reason.fit !== "whole") return false;
  const own = topicWords(reason.title);
  const isLacking = read().lacks.length > 0;
  return found.some(({ reason: { fit, title, ofTitle, years } }) => {
    if (fit !== "near" || ofTitle < 1 || (years ?? 0) !== 0) return false;
    const words = topicWords(title);
    return (words.length > 1 || isLacking) && words.every((word) => !own.includes(word));
  });
}

function isBelow({ reason: { years } }: Candidate<unknown>): boolean {
  return (years ?? 0) > 0;
}

/** Whether an entry for this very class is printed with the wish: before one that has it among its other titles. */
function isOwnTitle({ isPrinted, reason: { years } }: Candidate<unknown>): boolean {
  return isPrinted && (years ?? 0) === 0;
}

/** Whether the wish has a title whole, and little that no title of the entry has. */
function isNearlyWhole({ reason: { fit, ofTitle }, titled }: Candidate<unknown>): boolean {
  return fit === "near" && ofTitle >= 1 && titled >= nearlyAllTitled;
}

/**
 * Whether a job sheet of the trade is likely to be the wished one. Sheets are nearly all in English, and a wish in another language
 * has few words that their other titles know, so that less is enough to be asked about.
 */
function isOfSameWork({ reason: { fit, ofTitle, ofWish } }: Candidate<unknown>): boolean {
  return fit === "near" && ofTitle >= sheetElsewhere.ofTitle && ofWish >= sheetElsewhere.ofWish;
}

/**
 * Those that a plan may be made of: the surest; what has the wish only as a part is sure where it is the only one, for this very
 * class.
 */
function surely<Content>(found: readonly Candidate<Content>[], isJoined: boolean): Candidate<Content>[] {
  const sure = found.filter(({ reason: { fit } }) => fit === "same" || fit === "whole");
  // Of the class itself before one of the year below that has the very words.
  const own = found.some((met) => met.reason.years === 0 && isNearlyWhole(met));
  const inPlace = sure
    .filter(({ reason: { years } }) => !own || (years ?? 0) >= 0)
    .sort((a, b) => Number(isBelow(a)) - Number(isBelow(b)) || Number(isOwnTitle(b)) - Number(isOwnTitle(a)));
  if (sure.length > 0) return isJoined ? inPlace.filter((met) => !isHalf(met, found)) : inPlace;
  const here = found.filter(({ reason: { years } }) => (years ?? 0) === 0);
  const part = here.filter(({ reason: { fit } }) => fit === "part");
  // Where another one has all the words as well, the wish is a part of both.
  const isShared = here.some(({ reason: { fit }, titled }) => fit === "near" && titled >= 1);
  return part.length === 1 && !isShared ? part : [];
}

/** Behind what was found by titles, what the texts of entries say; not what is the wish's contrary. */
function withTexts<Content>(
  offered: readonly FoundEntry<Content>[],
  inTexts: readonly Candidate<Content>[],
): FoundEntry<Content>[] {
  const enough = offered.length > 0 ? taughtInTexts.behindOthers : taughtInTexts.alone;
  const isNew = ({ entry, reason, read }: Candidate<Content>) =>
    reason.fit !== "contrary" && read().share >= enough && !offered.some((other) => other.entry === entry);
  return [...offered, ...inTexts.filter(isNew).map(covered)].slice(0, mostEntries.offered);
}

/**
 * What is asked of those that were found: whether they are of the place, whether a plan may be made of them, whether they are of
 * another cycle.
 */
type SearchPolicy<Content> = {
  isFitting: (item: Candidate<Content>) => boolean;
  isUsable: (item: Candidate<Content>) => boolean;
  /** Whether it lies next to the topic, and is not only offered. */
  isBeside: (item: Candidate<Content>) => boolean;
  /** Those whose own texts say what was wished, where no title does. */
  inTexts: () => readonly Candidate<Content>[];
  isFar: (item: Candidate<Content>) => boolean;
  /** Whether one in another language that is not sure is asked about all the same. */
  isElsewhere: (item: Candidate<Content>) => boolean;
  /** Whether the wish joins topics by "and". */
  isJoined: boolean;
};

/** The surest in the plan's language, the surest in another, and the neighbours, from what was found in order. */
function sorted<Content extends { language: string }>(
  found: readonly Candidate<Content>[],
  { isFitting, isUsable, isBeside, isFar, isElsewhere, isJoined, inTexts }: SearchPolicy<Content>,
  language: string,
): BankAnswer<Content> {
  const fitting = found.filter(isFitting);
  const here =
    surely(
      fitting.filter(({ entry }) => entry.language === language),
      isJoined,
    )[0] ?? null;
  const abroad = fitting.filter(({ entry }) => entry.language !== language);
  const elsewhere = here ? null : (surely(abroad, isJoined)[0] ?? abroad.find(isElsewhere) ?? null);
  const near = found.filter((item) => item !== here && item !== elsewhere && isBeside(item)).slice(0, mostEntries.near);
  const usable = found.filter((item) => isUsable(item) && item.reason.fit !== "contrary");
  const offered = offersOf(usable, { isFar, isJoined });
  const isAnswered = here !== null || offered.some(({ lacks }) => lacks.length === 0);
  // Beside a lesson of the whole wish, one that has a single word of it is no choice.
  const isMore = (item: FoundEntry<Content>) => item.lacks.length === 0 || isOfSeveralWords(item);
  const whole = here && !isJoined ? offered.filter((item) => item.entry === here.entry || isMore(item)) : offered;
  const choices = isAnswered ? whole : withTexts(offered, inTexts());
  return { sure: here && covered(here), elsewhere: elsewhere && covered(elsewhere), near: near.map(covered), choices };
}

/**
 * Whether a lesson is for this age. One of the year before still serves; one of the year after rests on what these learners do
 * not know yet, and is taken only where the wish is its title, word for word. The same topic two years on, or in another cycle, is
 * another lesson.
 */
function isOfAge({ years, fit }: Reason): boolean {
  return years === 0 || years === 1 || (years === -1 && fit === "same");
}

/** How many years lie between the class and those of an entry, whichever are the older ones. */
function yearsOf({ reason }: Candidate<unknown>): number {
  return Math.abs(reason.years ?? unknownYears);
}

function inOrder(a: Candidate<unknown>, b: Candidate<unknown>): number {
  return byLikeness(a.reason, b.reason) || yearsOf(a) - yearsOf(b);
}

/** Neighbours of an age that could take them, or so like the wish that the age counts less. */
function isNeighbour({ entry, reason }: Candidate<Lesson>, wished: ClassName): boolean {
  if (reason.years !== null) return Math.abs(reason.years) <= farthest.usual;
  const years = yearsApart(wished, entry.classes) ?? unknownYears;
  const { alike, wholeTitle: titled, halfAlike } = neighbourOfOtherCycle;
  if (shared(reason) >= alike || (reason.ofTitle >= wholeTitle && years <= titled.years)) return true;
  return shared(reason) >= halfAlike.share && years <= halfAlike.years;
}

/** Whether an entry is the lesson that was wished: a title has the wish or the wish a title, and nothing of it is left. */
function hasTopic(met: Candidate<unknown>): boolean {
  const { fit, ofTitle } = met.reason;
  if (fit === "contrary") return false;
  if (fit === "same") return true;
  if (fit === "near" && (ofTitle < wholeTitle || met.titled < mostlyTitled)) return false;
  const { treats, lacks } = met.read();
  return treats.length > 0 && lacks.length === 0;
}

/**
 * Finds lessons for a wish: a sure one only where subject, class and every word that tells the topic agree. `counted` gives the
 * words of their texts where they were counted before.
 */
export function lessonFinder(
  lessons: readonly Lesson[],
  counted?: () => SaidWords,
): (wanted: EntryRequest) => BankAnswer<Lesson> {
  const index = indexTitles(lessons, lessonRead, counted);
  const answerTo = ({ title, subject, className, language }: EntryRequest): BankAnswer<Lesson> => {
    const named = subjectsNamed(subject);
    const wished = bankClass(className);
    const met = (answer: TitleAnswer<Lesson>): Candidate<Lesson> => {
      const years = wished && yearsBeyond(wished, answer.entry.classes);
      return { ...answer, reason: { ...answer.likeness, years } };
    };
    const found = index
      .find(title)
      .filter(({ entry }) => isTaught(named, entry.subject))
      .map(met)
      .sort(inOrder);
    const place = { subject, className, language };
    const isClose = (entry: Lesson) => fitsLesson(entry, place, farthest.usual);
    const isUsable = (item: Candidate<Lesson>) =>
      isClose(item.entry) || (fitsLesson(item.entry, place) && hasTopic(item));
    const isFitting = ({ entry, reason }: Candidate<Lesson>) => {
      return isSameSubject(named, entry.subject) && (wished === null || isOfAge(reason));
    };
    const isFar = ({ reason }: Candidate<Lesson>) => wished !== null && reason.years === null;
    const isBeside = (item: Candidate<Lesson>) => wished === null || isNeighbour(item, wished);
    const neighbours = found.filter((item) => isBeside(item) || (!isClose(item.entry) && isUsable(item)));
    const isNear = (entry: Lesson) => isClose(entry) && named.size > 0 && wished !== null;
    const inTexts = () => index.findInTexts(title, isNear).map(met);
    const isJoined = joins.test(title);
    const policy = { isFitting, isUsable, isBeside, isFar, isElsewhere: isNearlyWhole, inTexts, isJoined };
    return sorted(neighbours, policy, language);
  };
  return (wanted) => {
    const answer = answerTo(wanted);
    if (answer.sure || answer.elsewhere || answer.choices.length > 0) return answer;
    const isLong = wanted.title.split(/\s+/).length > mostBold;
    const title = isLong ? wanted.title : index.bolder(wanted.title);
    return title === wanted.title ? answer : answerTo({ ...wanted, title });
  };
}

/** Finds job sheets for a wish: a sure one only where the trade and every word that tells the topic agree. */
export function sessionFinder(
  sessions: readonly Session[],
  counted?: () => SaidWords,
): (wanted: WantedSession) => BankAnswer<Session> {
  const index = indexTitles(sessions, sessionRead, counted);
  return ({ title, trade, language }) => {
    const named = tradesNamed(trade);
    const met = (answer: TitleAnswer<Session>): Candidate<Session> => ({
      ...answer,
      reason: { ...answer.likeness, years: null },
    });
    const found = index.find(title).map(met);
    const isFitting = ({ entry }: Candidate<Session>) => named.size === 0 || named.has(entry.trade);
    const isOwn = (entry: Session) => fitsSession(entry, { trade, language });
    const isUsable = ({ entry }: Candidate<Session>) => isOwn(entry);
    const ofTrade = found.filter(isFitting);
    const inTexts = () => (named.size > 0 ? index.findInTexts(title, isOwn).map(met) : []);
    const isJoined = joins.test(title);
    const isElsewhere = (item: Candidate<Session>) => isNearlyWhole(item) || (named.size > 0 && isOfSameWork(item));
    const policy = { isFitting, isUsable, isBeside: () => true, isFar: () => false, isElsewhere, inTexts, isJoined };
    return sorted(ofTrade.length > 0 ? ofTrade : found, policy, language);
  };
}
