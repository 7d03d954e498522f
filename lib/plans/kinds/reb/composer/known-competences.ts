import type { RebPhase } from "../constants";
import type { ActPlace } from "./act-place";
import type { CrossCuttingIssue, GenericCompetence } from "./constants";
import type { Known } from "./known-content";
import type { Lesson } from "./lesson";
import { asksMeasure, francs } from "./tied-issues";

type OuterPhase = Exclude<RebPhase, "development">;

/** Of the issues that a question can serve, the one that those of the test do. */
function servedByTest({ exercises }: Known): CrossCuttingIssue {
  const said = exercises.assessed.map(({ q, a }) => `${q} ${a}`).join(" ");
  if (francs.test(said)) return "finance";
  return exercises.assessed.some(asksMeasure) ? "standardization" : "inclusion";
}

/** A lesson of the bank names the issue that it serves, in the phase in which it does; others are those of its ways of working. */
export function knownIssues(
  known: Known,
  own: { issue: CrossCuttingIssue; place: ActPlace } | null,
): Record<RebPhase, CrossCuttingIssue> {
  const last = servedByTest(known);
  const served = own?.place ? own.issue : undefined;
  const isLast = own?.place === "conclusion";
  const introduction = served === "gender" ? "peace" : "gender";
  if (served && isLast)
    return { introduction, development: served === "peace" ? "gender" : "peace", conclusion: served };
  return { introduction, development: served ?? "peace", conclusion: served === last ? "inclusion" : last };
}

/** A competence that learners really use when a lesson of the bank is opened or closed, and by which act. */
export function knownCompetence(
  { pick }: Lesson,
  { phrases }: Known,
  phase: OuterPhase,
): { name: GenericCompetence; way: string } {
  const ways = Object.entries(phrases.competences[phase]) as [GenericCompetence, string][];
  const [name, way] = pick(`competence-${phase}`, ways);
  return { name, way };
}

/** How the ways of working of a frame, whose content is the teacher's, serve an issue. */
export function frameWays({ bank }: Lesson, issue: CrossCuttingIssue): readonly string[] {
  const ways: Partial<Record<CrossCuttingIssue, string[]>> = bank.known.issues;
  return ways[issue] ?? [];
}
