import { calmLine, calmMove, calmMoves, type Calm } from "../../../../safety/calm";
import type { CalmFamily, CalmPlace } from "../../../../safety/types";
import type { SubjectFamily } from "../../course/constants";
import { guidedBy, guidedConclusion, guidedStep, guidedTools } from "./guided";
import type { HeldCalmly } from "../lesson/held";
import type { LessonDraft } from "../lesson/lesson";
import { joinMoves } from "./moves";
import type { StepMinutes } from "../timing/steps";
import type { Move } from "../move";

function pickCalm(lesson: LessonDraft, calm: Calm, place: CalmPlace): Move {
  return calmMove(calm, lesson.pick(place, calmMoves(calm, place)));
}

/**
 * A calm opening with the right to stay silent and with whom to turn to, before anything is asked; then the objective. The older
 * recall the lesson before.
 */
export function calmIntroduction(lesson: LessonDraft, { calm, entry }: HeldCalmly): Move {
  const notice: Move[] = entry ? [] : [{ teacher: [calmLine(calm, calm.phrases.notice)], learners: [] }];
  const recall = lesson.band === "early" ? [] : [calmMove(calm, lesson.pick("recall", calm.phrases.recall))];
  const helpers = calmMove(calm, calm.phrases.helpers);
  return joinMoves([
    ...notice,
    ...recall,
    pickCalm(lesson, calm, "opening"),
    helpers,
    pickCalm(lesson, calm, "announce"),
  ]);
}

/** How a calm lesson studies its text; the way has a name. */
export function calmDiscovery(lesson: LessonDraft, calm: Calm): Move {
  return lesson.pick("discovery", calmMoves(calm, "discovery"));
}

const familyWork: Partial<Record<SubjectFamily, CalmFamily>> = {
  languages: "languages",
  arts: "arts",
  sciences: "sciences",
  mathematics: "mathematics",
};

/** One step of the development; the subject's own work on the text follows the private writing. */
export function calmStep(lesson: LessonDraft, held: HeldCalmly, { name: step, minutes }: StepMinutes): Move {
  const { calm } = held;
  const guided = guidedBy(lesson, held);
  if (guided) return guidedStep(guided, step, minutes);
  if (step === "discovery") return calmMove(calm, calmDiscovery(lesson, calm));
  const move = pickCalm(lesson, calm, step);
  const family = lesson.band === "early" ? undefined : familyWork[lesson.family];
  return step === "application" && family ? joinMoves([move, calmMove(calm, calm.phrases.families[family])]) : move;
}

/** Summary, private assessment, whom to turn to, and homework that each does alone. */
export function calmConclusion(lesson: LessonDraft, held: HeldCalmly): Move {
  const guided = guidedBy(lesson, held);
  if (guided) return guidedConclusion(guided);
  const places = ["summary", "assessment", "feedback", "closing", "homework"] as const;
  return joinMoves(places.map((place) => pickCalm(lesson, held.calm, place)));
}

/** The overview of a calm lesson, with the name of the way in which it studies its text. */
export function calmOverview(lesson: LessonDraft, calm: Calm): string {
  const { overviews, simpleOverview } = calm.phrases;
  return calmLine(calm, lesson.band === "early" ? simpleOverview : lesson.pick("overview", overviews));
}

export function calmObjective(lesson: LessonDraft, held: HeldCalmly): { objective: string; tools: string } {
  const { calm } = held;
  const { objective, simpleObjective, tools } = calm.phrases;
  const own = lesson.band === "early" ? simpleObjective : objective;
  const filled = calmLine(calm, own);
  const guided = guidedBy(lesson, held);
  return { objective: own.charAt(0) + filled.slice(1), tools: (guided && guidedTools(guided)) ?? tools };
}

export function calmMaterials(lesson: LessonDraft, held: HeldCalmly): string[] {
  const guided = guidedBy(lesson, held);
  if (guided) return guided.guide.entry.discovery.materials.filter((item) => !/^chalkboard, notebook/i.test(item));
  const { simpleMaterials, materials } = held.calm.phrases;
  return lesson.band === "early" ? simpleMaterials : materials;
}
