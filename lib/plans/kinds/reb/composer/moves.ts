import type { SubjectFamily } from "./constants";
import type { Lesson } from "./lesson";
import { fitting } from "../../../text/tags";
import { fillPhrase } from "../../../text/wording";
import type { Move, Moves } from "./types";

export type MovePlace = keyof Moves;

const performed: readonly Lesson["family"][] = ["sport", "arts"];

/** Whether learners show what they can do rather than talk about it: sport, arts and the youngest classes. */
export function isPerformed(lesson: Lesson): boolean {
  return performed.includes(lesson.family) || lesson.band === "early";
}

/** The family's moves; of those round the task only such as suit one that the teacher has yet to bring, beside neutral ones. */
function familyMoves({ bank, family, phrases }: Lesson, place: MovePlace): readonly Move[] {
  if (family === "general" || (place !== "discovery" && place !== "application")) return phrases[place];
  const own = fitting(phrases[place], "frame");
  return performed.includes(family) ? own : [...own, ...fitting(bank.families.general[place], "frame")];
}

/** Debate needs a question with two sides. */
const debated: readonly SubjectFamily[] = ["social", "business", "languages", "general"];

function inquiryMoves({ bank, family }: Lesson, place: MovePlace): readonly Move[] {
  if (place !== "discovery" || debated.includes(family)) return bank.inquiry[place];
  return fitting(bank.inquiry.discovery, "everySubject");
}

/** The youngest touch and sort things; where words themselves are learnt they hear a story and work with words. */
function earlyDiscovery({ bank, family }: Lesson): readonly Move[] {
  if (family !== "languages") return bank.early.discovery;
  return [...fitting(bank.early.discovery, "language"), ...fitting(bank.families.languages.discovery, "early")];
}

/** The ways of teaching that fit the lesson's subject and age, in one place of the lesson. */
export function movesFor(lesson: Lesson, place: MovePlace): readonly Move[] {
  const { bank, band, family } = lesson;
  if (performed.includes(family)) return familyMoves(lesson, place);
  if (band === "early") return place === "discovery" ? earlyDiscovery(lesson) : bank.early[place];
  if (band === "upper" && family !== "ict") return [...familyMoves(lesson, place), ...inquiryMoves(lesson, place)];
  return familyMoves(lesson, place);
}

export function filledMove(move: Move, lesson: Lesson): Move {
  return {
    teacher: move.teacher.map((line) => fillPhrase(line, lesson.values)),
    learners: move.learners.map((line) => fillPhrase(line, lesson.values)),
  };
}

/** How the learners discover the topic: the lesson's strategy. */
export function discoveryMove(lesson: Lesson): Move {
  return lesson.pick("discovery", movesFor(lesson, "discovery"));
}

/** One move of a list, chosen by the seed and filled with the lesson's own words. */
export function pickMove(lesson: Lesson, place: string, moves: readonly Move[]): Move {
  return filledMove(lesson.pick(place, moves), lesson);
}

export function joinMoves(moves: readonly Move[]): Move {
  return { teacher: moves.flatMap((move) => move.teacher), learners: moves.flatMap((move) => move.learners) };
}
