import type { Calm } from "../../../../safety/calm";
import { withOfficialWording } from "../../../../safety/wording";
import { isFilled, oneLine, quote, searchable, type Values } from "../../../../text/wording";
import type { Wishes } from "../../../../text/wishes";
import type { RebRequest } from "../../schema";
import type { TaughtEntry } from "../entry/taught";
import { groupSizeOf } from "../entry/task";
import { inGroups, inPairs } from "../grouping";
import { lessonMinutes } from "../timing/lesson";
import type { RebPhraseBank } from "../types";
import { longestQuoted, questionCounts } from "./constants";
import type { TeachingMode } from "./held";
import { wishedSize } from "./wished";

/** Stands in a sentence where the subject, the class or a score is not known yet, to be filled in by hand. */
const blank = "……";

/** A unit that is called like its lesson says nothing of its own. */
function isUnitNamed({ unitTitle, lessonTitle }: RebRequest): boolean {
  return isFilled(unitTitle) && searchable(unitTitle) !== searchable(lessonTitle);
}

/** Short lessons ask fewer questions at the end. */
function questionsOf({ totalDuration }: RebRequest, asked: number | null): { total: number; right: number } {
  const { short, usual } = questionCounts;
  if (asked === usual.total) return usual;
  return lessonMinutes(totalDuration).conclusion <= short.minutes ? short : usual;
}

/** What every lesson's sentences are filled with, whatever it is held by. */
export function requestValues(
  request: RebRequest,
  { common }: RebPhraseBank,
  { isOutside, wishes, questions }: { isOutside: boolean; wishes: Wishes; questions: number | null },
): Values {
  const { language } = request;
  const named = [request.lessonTitle, request.unitTitle, request.subject].find(isFilled) ?? "";
  const counts = questionsOf(request, questions);
  return {
    topic: common.todaysTopic,
    title: quote(withOfficialWording(named), language, longestQuoted.title) || common.todaysTopic,
    unit: isUnitNamed(request) ? quote(withOfficialWording(request.unitTitle), language, longestQuoted.unit) : "",
    competence: quote(withOfficialWording(request.keyUnitCompetence), language, longestQuoted.competence),
    subject: isFilled(request.subject) ? oneLine(request.subject, longestQuoted.subject) : blank,
    class: isFilled(request.classLevel) ? oneLine(request.classLevel, longestQuoted.class) : blank,
    inGroups: grouped(wishedSize(wishes, request.classSize, null), request, common),
    inPairs: inPairs(request.classSize, common.inPairs),
    onBoard: isOutside ? common.onBoard.outside : common.onBoard.inside,
    total: String(counts.total),
    right: String(counts.right),
  };
}

/** The groups of the class by their size; null for the usual one. */
function grouped(size: number | null, { classSize }: RebRequest, common: RebPhraseBank["common"]): string {
  return size === 2 ? inPairs(classSize, common.inPairs) : inGroups(classSize, common.inGroups, size);
}

/** How many of a class work together in an entry's task, by what it says itself where the teacher has no other wish. */
export function entryGroupSize({ entry }: TaughtEntry, { classSize }: RebRequest, wishes: Wishes): number | null {
  return wishedSize(wishes, classSize, groupSizeOf(entry));
}

/** The score of a calm lesson that an entry holds is the entry's. */
function calmMarks({ values }: Calm): Values {
  return { total: values.total ?? "", right: values.right ?? "" };
}

/** What the sentences of a lesson take from what it is held by. */
export function heldValues(
  held: TeachingMode,
  request: RebRequest,
  { bank, wishes }: { bank: RebPhraseBank; wishes: Wishes },
): Values {
  switch (held.way) {
    case "calm":
      return held.entry ? calmMarks(held.calm) : {};
    case "entry":
      return { inGroups: grouped(entryGroupSize(held.entry, request, wishes), request, bank.common) };
    case "frame":
      // The score of a frame is the teacher's to set.
      return { right: blank };
  }
}
