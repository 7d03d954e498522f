import type { RebStage } from "../../constants";
import type { ActPlace } from "../entry/act-place";
import type { CrossCuttingIssue, GenericCompetence } from "../constants";
import type { TaughtEntry } from "../entry/taught";
import type { LessonDraft } from "../lesson/lesson";
import { asksMeasure, asksPrice } from "./tied-issues";

type OuterStage = Exclude<RebStage, "development">;

/** Of the issues that a question can serve, the one that those of the test do. */
function servedByTest({ exercises }: TaughtEntry): CrossCuttingIssue {
  if (exercises.assessed.some(asksPrice)) return "finance";
  return exercises.assessed.some(asksMeasure) ? "standardization" : "inclusion";
}

/** A lesson of the bank names the issue that it serves, in the stage in which it does; others are those of its ways of working. */
export function entryIssues(
  taught: TaughtEntry,
  own: { issue: CrossCuttingIssue; place: ActPlace } | null,
): Record<RebStage, CrossCuttingIssue> {
  const last = servedByTest(taught);
  const served = own?.place ? own.issue : undefined;
  const isLast = own?.place === "conclusion";
  const introduction = served === "gender" ? "peace" : "gender";
  if (served && isLast)
    return { introduction, development: served === "peace" ? "gender" : "peace", conclusion: served };
  return { introduction, development: served ?? "peace", conclusion: served === last ? "inclusion" : last };
}

/** A competence that learners really use when a lesson of the bank is opened or closed, and by which act. */
export function entryCompetence(
  { pick }: LessonDraft,
  { phrases }: TaughtEntry,
  stage: OuterStage,
): { name: GenericCompetence; way: string } {
  const ways = Object.entries(phrases.competences[stage]) as [GenericCompetence, string][];
  const [name, way] = pick(`competence-${stage}`, ways);
  return { name, way };
}

/** How the ways of working of a frame, whose content is the teacher's, serve an issue. */
export function frameWays({ bank }: LessonDraft, issue: CrossCuttingIssue): readonly string[] {
  const ways: Partial<Record<CrossCuttingIssue, string[]>> = bank.entry.issues;
  return ways[issue] ?? [];
}
