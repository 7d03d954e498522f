import { calmLine, calmMove, calmMoves, type Calm } from "../../../safety/calm";
import type { CalmFamily, CalmPlace } from "../../../safety/types";
import type { SubjectFamily } from "./constants";
import { guidedBy, guidedConclusion, guidedStep, guidedTools } from "./guided";
import type { Lesson } from "./lesson";
import type { StepMinutes } from "./timing";
import type { Move } from "./types";

function pickCalm(lesson: Lesson, calm: Calm, place: CalmPlace): Move {
  return calmMove(calm, lesson.pick(place, calmMoves(calm, place)));
}

/** Whether nothing was written for a calm lesson: its facts are general, and text, exercises and answers are the teacher's. */
export function isCalmFrame({ calm, guide }: Lesson): boolean {
  return calm !== null && guide === null;
}

function joined(moves: readonly Move[]): Move {
  return { teacher: moves.flatMap((move) => move.teacher), learners: moves.flatMap((move) => move.learners) };
}

/** A calm opening with the right to stay silent and with whom to turn to, before anything is asked; then the objective; the older recall the lesson before. */
export function calmIntroduction(lesson: Lesson, calm: Calm): Move {
  const notice: Move[] = isCalmFrame(lesson) ? [{ teacher: [calmLine(calm, calm.phrases.notice)], learners: [] }] : [];
  const recall = lesson.band === "early" ? [] : [calmMove(calm, lesson.pick("recall", calm.phrases.recall))];
  const helpers = calmMove(calm, calm.phrases.helpers);
  return joined([...notice, ...recall, pickCalm(lesson, calm, "opening"), helpers, pickCalm(lesson, calm, "announce")]);
}

/** How a calm lesson studies its text; the way has a name. */
export function calmDiscovery(lesson: Lesson, calm: Calm): Move {
  return lesson.pick("discovery", calmMoves(calm, "discovery"));
}

const familyWork: Partial<Record<SubjectFamily, CalmFamily>> = {
  languages: "languages",
  arts: "arts",
  sciences: "sciences",
  mathematics: "mathematics",
};

/** One step of the development; the subject's own work on the text follows the private writing. */
export function calmStep(lesson: Lesson, calm: Calm, { name: step, minutes }: StepMinutes): Move {
  const guided = guidedBy(lesson, calm);
  if (guided) return guidedStep(guided, step, minutes);
  if (step === "discovery") return calmMove(calm, calmDiscovery(lesson, calm));
  const move = pickCalm(lesson, calm, step);
  const family = lesson.band === "early" ? undefined : familyWork[lesson.family];
  return step === "application" && family ? joined([move, calmMove(calm, calm.phrases.families[family])]) : move;
}

/** Summary, private assessment, whom to turn to, and homework that each does alone. */
export function calmConclusion(lesson: Lesson, calm: Calm): Move {
  const guided = guidedBy(lesson, calm);
  if (guided) return guidedConclusion(guided);
  const places = ["summary", "assessment", "feedback", "closing", "homework"] as const;
  return joined(places.map((place) => pickCalm(lesson, calm, place)));
}

/** The overview of a calm lesson, with the name of the way in which it studies its text. */
export function calmOverview(lesson: Lesson, calm: Calm): string {
  const { overviews, simpleOverview } = calm.phrases;
  return calmLine(calm, lesson.band === "early" ? simpleOverview : lesson.pick("overview", overviews));
}

export function calmObjective(lesson: Lesson, calm: Calm): { objective: string; tools: string } {
  const { objective, simpleObjective, tools } = calm.phrases;
  const own = lesson.band === "early" ? simpleObjective : objective;
  const filled = calmLine(calm, own);
  const guided = guidedBy(lesson, calm);
  return { objective: own.charAt(0) + filled.slice(1), tools: (guided && guidedTools(guided)) ?? tools };
}

export function calmMaterials(lesson: Lesson, calm: Calm): string[] {
  const guided = guidedBy(lesson, calm);
  if (guided) return guided.guide.entry.discovery.materials.filter((item) => !/^chalkboard, notebook/i.test(item));
  return lesson.band === "early" ? calm.phrases.simpleMaterials : calm.phrases.materials;
}
