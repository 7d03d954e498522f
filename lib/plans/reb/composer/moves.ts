import type { SubjectFamily, TopicName } from "./constants";
import type { Lesson } from "./lesson";
import { fill } from "../../composing/rules";
import type { Move, Moves } from "./types";

export type MovePlace = keyof Moves;

const performed: readonly Lesson["family"][] = ["sport", "arts"];

/** Whether learners show what they can do rather than talk about it: sport, arts and the youngest classes. */
export function isPerformed(lesson: Lesson): boolean {
  return performed.includes(lesson.family) || lesson.band === "early";
}

/** From this place in a list on, moves suit any task; those before depend on what the task is like. */
const firstForAny = 3;

type Fit = Partial<Record<MovePlace, readonly number[]>>;

/** Which of the family's moves suit the task of a topic, by index; the neutral moves come in beside them. */
const taskFit: Fit = { discovery: [0, 1] };
const wordsFit: Fit = { discovery: [0, 1], application: [0, 1, 2] };
const topicFits: Partial<Record<TopicName, Fit>> = {
  waterCycle: { discovery: [0], application: [0, 2] },
  safeWater: { discovery: [0], application: [0, 2] },
  likeFractions: taskFit,
  unlikeFractions: taskFit,
  simultaneous: taskFit,
  greetings: wordsFit,
  proverbs: wordsFit,
  family: wordsFit,
  school: wordsFit,
  passeCompose: wordsFit,
  tale: wordsFit,
  ibihekane: wordsFit,
  insigamugani: wordsFit,
  ngeli: wordsFit,
  historicalSources: { discovery: [0], application: [1] },
  kingdoms: { discovery: [0, 1], application: [1, 2] },
  scarcity: { discovery: [0], application: [0] },
  homeTools: { discovery: [], application: [0] },
  toys: { discovery: [], application: [0] },
  erosion: { discovery: [], application: [2] },
  diet: { discovery: [], application: [2] },
  hygiene: { discovery: [], application: [0] },
  acids: { discovery: [0], application: [0] },
  errors: { discovery: [0], application: [0] },
  motion: { discovery: [0], application: [0] },
  photosynthesis: { discovery: [0], application: [0, 2] },
  ecosystems: { discovery: [1, 2], application: [0, 2] },
  reading: { discovery: [0, 1], application: [0, 1] },
  nouns: { discovery: [1, 2], application: [0, 2] },
  verbs: { discovery: [1, 2], application: [0, 2] },
  fractions: { discovery: [0, 1] },
  measurement: { discovery: [0] },
  area: { discovery: [0, 1] },
  colonisation: { discovery: [0], application: [1] },
  trade: { discovery: [0, 2], application: [1] },
  district: { discovery: [2], application: [0, 2] },
  budget: { discovery: [0], application: [0, 1] },
  market: { discovery: [1], application: [0] },
  spreadsheets: { discovery: [0, 2] },
  computers: { discovery: [2] },
  football: { application: [0] },
  athletics: { discovery: [0, 1], application: [1] },
  songs: { discovery: [0, 2], application: [0, 1] },
  drawing: { application: [0, 1] },
};

/** The same for a title without worked content. */
const familyFits: Partial<Record<SubjectFamily, Fit>> = {
  languages: { discovery: [0, 1], application: [0, 1, 2] },
  sciences: { application: [0] },
  social: { discovery: [0, 1], application: [0, 2] },
  business: { discovery: [0], application: [0, 2] },
  sport: { application: [0, 2] },
  arts: { application: [0, 1] },
};

function familyMoves(lesson: Lesson, place: MovePlace): readonly Move[] {
  const { bank, family, phrases, topic } = lesson;
  const fit = (topic ? topicFits[topic] : familyFits[family])?.[place];
  if (!fit) return phrases[place];
  const fitting = phrases[place].filter((_, index) => index >= firstForAny || fit.includes(index));
  const neutral = place === "discovery" ? bank.families.general.discovery : bank.families.general[place].slice(0, 1);
  return performed.includes(family) ? fitting : [...fitting, ...neutral];
}

/** Debate needs a question with two sides. */
const debated: readonly SubjectFamily[] = ["social", "business", "languages", "general"];

function inquiryMoves(lesson: Lesson, place: MovePlace): readonly Move[] {
  const moves = lesson.bank.inquiry[place];
  return debated.includes(lesson.family) ? moves : moves.slice(0, 1);
}

/** The youngest touch and sort things; where words themselves are learnt they hear a story and work with words. */
function earlyDiscovery({ bank, family, topic }: Lesson): readonly Move[] {
  if (family !== "languages" || topic) return bank.early.discovery;
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
    teacher: move.teacher.map((line) => fill(line, lesson.values)),
    learners: move.learners.map((line) => fill(line, lesson.values)),
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
