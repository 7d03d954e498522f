import { calmLine, calmMove, calmMoves, type Calm } from "../../../safety/calm";
import { fillPhrase, inOneLine } from "../../../text/wording";
import type { CalmFamily, CalmPlace } from "../../../safety/types";
import type { StepName, SubjectFamily } from "./constants";
import type { Lesson } from "./lesson";
import type { Move } from "./types";

function pickCalm(lesson: Lesson, calm: Calm, place: CalmPlace): Move {
  return calmMove(calm, lesson.pick(place, calmMoves(calm, place)));
}

function joined(moves: readonly Move[]): Move {
  return { teacher: moves.flatMap((move) => move.teacher), learners: moves.flatMap((move) => move.learners) };
}

/** A calm opening with the right to stay silent, then the objective; the older recall the lesson before. */
export function calmIntroduction(lesson: Lesson, calm: Calm): Move {
  const recall = lesson.band === "early" ? [] : [calmMove(calm, lesson.pick("recall", calm.phrases.recall))];
  return joined([...recall, pickCalm(lesson, calm, "opening"), pickCalm(lesson, calm, "announce")]);
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

/** The text that an entry brings, and what each learner looks for in it. */
function guidedDiscovery({ guide, values }: Lesson): Move[] {
  if (!guide) return [];
  const { entry, phrases, task } = guide;
  const titles = entry.readings.map(({ title }) => title).join("; ");
  const given = titles ? phrases.texts.teacher.map((line) => fillPhrase(line, { ...values, texts: titles })) : [];
  return [{ teacher: [...given, inOneLine(task.task)], learners: [] }];
}

/** One step of the development; the subject's own work on the text follows the private writing. */
export function calmStep(lesson: Lesson, calm: Calm, step: StepName): Move {
  if (step === "discovery") return joined([...guidedDiscovery(lesson), calmMove(calm, calmDiscovery(lesson, calm))]);
  const move = pickCalm(lesson, calm, step);
  const family = lesson.band === "early" ? undefined : familyWork[lesson.family];
  return step === "application" && family ? joined([move, calmMove(calm, calm.phrases.families[family])]) : move;
}

/** Summary, private assessment, whom to turn to, and homework that each does alone. */
export function calmConclusion(lesson: Lesson, calm: Calm): Move {
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
  return { objective: own.charAt(0) + filled.slice(1), tools };
}

export function calmMaterials(lesson: Lesson, calm: Calm): string[] {
  const own = lesson.band === "early" ? calm.phrases.simpleMaterials : calm.phrases.materials;
  // The first is the text, which an entry brings.
  return lesson.guide ? [...lesson.guide.entry.discovery.materials, ...own.slice(1)] : own;
}
