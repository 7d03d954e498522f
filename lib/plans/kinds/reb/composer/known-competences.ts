import type { RebPhase } from "../constants";
import type { CrossCuttingIssue, GenericCompetence } from "./constants";
import type { Known } from "./known-content";
import type { Lesson } from "./lesson";

type OuterPhase = Exclude<RebPhase, "development">;

/** A lesson of the bank names the issue that it serves, and two that its ways of working serve in any topic. */
export function knownIssues(own: CrossCuttingIssue | undefined): Record<RebPhase, CrossCuttingIssue> {
  const development = own ?? "peace";
  return {
    development,
    introduction: own === "gender" ? "peace" : "gender",
    conclusion: own === "standardization" ? "peace" : "standardization",
  };
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

/** How the ways of working of a lesson of the bank serve an issue; undefined for one that only its content could serve. */
export function knownWay({ phrases }: Known, issue: CrossCuttingIssue): string | undefined {
  const ways: Partial<Record<CrossCuttingIssue, string>> = phrases.issues;
  return ways[issue];
}
