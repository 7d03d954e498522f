import type { RebPhase } from "../constants";
import type { CrossCuttingIssue, GenericCompetence } from "./constants";
import type { Known } from "./known-content";
import type { Lesson } from "./lesson";

type OuterPhase = Exclude<RebPhase, "development">;

const francs = /\b(?:francs?|frw|rwf|amafaranga|faranga)\b/i;
const units = /\d\s?(?:mm|cm|m|km|ml|l|g|kg|t|ha|s|min|h|°C|N|J|kJ|W|V|A|Pa|mol|m²|cm²|m³|cm³)(?![\p{L}\p{N}])/u;

/** Of the issues that a task can serve, the one that the questions of this lesson do. */
function servedByTasks({ entry, exercises }: Known): CrossCuttingIssue {
  const said = [entry.application, ...exercises.assessed].map(({ q, a }) => `${q} ${a}`).join(" ");
  if (francs.test(said)) return "finance";
  return units.test(said) ? "standardization" : "inclusion";
}

/** A lesson of the bank names the issue that it serves; others are those that its tasks and its ways of working serve. */
export function knownIssues(known: Known, own: CrossCuttingIssue | undefined): Record<RebPhase, CrossCuttingIssue> {
  const development = own ?? "peace";
  const last = servedByTasks(known);
  return {
    development,
    introduction: own === "gender" ? "peace" : "gender",
    conclusion: own === last ? "inclusion" : last,
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

/** How the ways of working of a lesson serve an issue; none for one that only its content could serve. */
export function knownWays({ bank, known }: Lesson, issue: CrossCuttingIssue): readonly string[] {
  const ways: Partial<Record<CrossCuttingIssue, string[]>> = bank.known.issues;
  const said = ways[issue] ?? [];
  // What is set by need and pace stands in lessons of the bank.
  return known ? said : said.slice(issue === "inclusion" ? -1 : 0);
}
