import type { SubjectFamily } from "../../course/constants";
import { isShownFamily } from "../../course/family";
import type { LessonDraft } from "../lesson/lesson";
import { fitting } from "../../../../text/tags";
import { fillPhrase, inOneLine, type Values } from "../../../../text/wording";
import type { Moves } from "../types";
import type { Move } from "../move";

export type MovePlace = keyof Moves;

/** Whether learners show what they can do rather than talk about it: sport, arts and the youngest classes. */
export function isPerformed(lesson: LessonDraft): boolean {
  return isShownFamily(lesson.family) || lesson.band === "early";
}

/** The family's moves; of those round the task only such as suit one that the teacher has yet to bring, beside neutral ones. */
function familyMoves({ bank, family, phrases }: LessonDraft, place: MovePlace): readonly Move[] {
  if (family === "general" || (place !== "discovery" && place !== "application")) return phrases[place];
  const own = fitting(phrases[place], "frame");
  return isShownFamily(family) ? own : [...own, ...fitting(bank.families.general[place], "frame")];
}

/** Debate needs a question with two sides. */
const debated: readonly SubjectFamily[] = ["social", "business", "languages", "general"];

function inquiryMoves({ bank, family }: LessonDraft, place: MovePlace): readonly Move[] {
  if (place !== "discovery" || debated.includes(family)) return bank.inquiry[place];
  return fitting(bank.inquiry.discovery, "everySubject");
}

/** The youngest touch and sort things; where words themselves are learnt they hear a story and work with words. */
function earlyDiscovery({ bank, family }: LessonDraft): readonly Move[] {
  if (family !== "languages") return bank.early.discovery;
  return [...fitting(bank.early.discovery, "language"), ...fitting(bank.families.languages.discovery, "early")];
}

/** The ways of teaching that fit the lesson's subject and age, in one place of the lesson. */
export function movesFor(lesson: LessonDraft, place: MovePlace): readonly Move[] {
  const { bank, band, family } = lesson;
  if (isShownFamily(family)) return familyMoves(lesson, place);
  if (band === "early") return place === "discovery" ? earlyDiscovery(lesson) : bank.early[place];
  if (band === "upper" && family !== "ict") return [...familyMoves(lesson, place), ...inquiryMoves(lesson, place)];
  return familyMoves(lesson, place);
}

/** A move with the lesson's own words in it, and those of `values`. */
export function filledMove(move: Move, lesson: LessonDraft, values: Values = {}): Move {
  const all = { ...lesson.values, ...values };
  const put = (line: string) => fillPhrase(line, all);
  return { teacher: move.teacher.map(put), learners: move.learners.map(put) };
}

/** A question and its answer, as phrases name them. */
export function asked({ q, a }: { q: string; a: string }): Values {
  return { question: inOneLine(q), answer: inOneLine(a) };
}

/** How the learners discover the topic: the lesson's strategy. */
export function discoveryMove(lesson: LessonDraft): Move {
  return lesson.pick("discovery", movesFor(lesson, "discovery"));
}

/** One move of a list, chosen by the seed and filled with the lesson's own words. */
export function pickMove(lesson: LessonDraft, place: string, moves: readonly Move[]): Move {
  return filledMove(lesson.pick(place, moves), lesson);
}

export function joinMoves(moves: readonly Move[]): Move {
  return { teacher: moves.flatMap((move) => move.teacher), learners: moves.flatMap((move) => move.learners) };
}
