import type { SubjectFamily } from "./constants";
import type { Lesson } from "./lesson";
import { fillPhrase } from "../../../text/wording";
import type { Move, Moves } from "./types";

export type MovePlace = keyof Moves;

const performed: readonly Lesson["family"][] = ["sport", "arts"];

/** Whether learners show what they can do rather than talk about it: sport, arts and the youngest classes. */
export function isPerformed(lesson: Lesson): boolean {
  return performed.includes(lesson.family) || lesson.band === "early";
}

type Fit = Partial<Record<MovePlace, readonly number[]>>;

/**
 * Which of the family's moves suit a task that the teacher has yet to bring, by index: none that needs cards, a text, an experiment or
 * a walk outside, which the topic may not have. The neutral moves come in beside them.
 */
const frameFits: Record<SubjectFamily, Fit> = {
  languages: { discovery: [1, 3, 4], application: [0, 3, 4] },
  mathematics: { discovery: [1, 4], application: [0, 2, 3, 4] },
  sciences: { discovery: [3, 4], application: [0, 3, 4] },
  social: { discovery: [1, 3], application: [2, 3, 4] },
  business: { discovery: [3, 4], application: [0, 3, 4] },
  ict: { discovery: [1, 2], application: [0, 1, 3, 4] },
  sport: { application: [0, 2, 3, 4, 5] },
  arts: { application: [0, 1, 3, 4] },
  general: {},
};

/** Of the neutral ways to apply those that need neither a scene nor a poster. */
const neutralApplications: readonly number[] = [0, 3, 4];

function familyMoves(lesson: Lesson, place: MovePlace): readonly Move[] {
  const { bank, family, phrases } = lesson;
  const fit = frameFits[family][place];
  if (!fit) return phrases[place];
  const fitting = phrases[place].filter((_, index) => fit.includes(index));
  const general = bank.families.general[place];
  const neutral = place === "application" ? general.filter((_, index) => neutralApplications.includes(index)) : general;
  return performed.includes(family) ? fitting : [...fitting, ...neutral];
}

/** Debate needs a question with two sides. */
const debated: readonly SubjectFamily[] = ["social", "business", "languages", "general"];

function inquiryMoves(lesson: Lesson, place: MovePlace): readonly Move[] {
  const moves = lesson.bank.inquiry[place];
  return debated.includes(lesson.family) ? moves : moves.slice(0, 1);
}

/** The youngest touch and sort things; where words themselves are learnt they hear a story and work with words. */
function earlyDiscovery({ bank, family }: Lesson): readonly Move[] {
  if (family !== "languages") return bank.early.discovery;
  const words = bank.families.languages.discovery.filter((_, index) => [1, 2, 4].includes(index));
  return [...bank.early.discovery.slice(2, 3), ...words];
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
