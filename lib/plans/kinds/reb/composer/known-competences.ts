import type { RebPhase } from "../constants";
import type { ActPlace } from "./act-place";
import type { CrossCuttingIssue, GenericCompetence } from "./constants";
import type { Known } from "./known-content";
import type { Lesson } from "./lesson";

type OuterPhase = Exclude<RebPhase, "development">;

/** A column of the plan, or the list that stands above all of them. */
export type IssuePlace = RebPhase | "plan";

const francs = /\b(?:francs?|frw|rwf|amafaranga|faranga)\b/i;
const units = /\d\s?(?:mm|cm|m|km|ml|l|g|kg|t|ha|s|min|h|°C|N|J|kJ|W|V|A|Pa|mol|m²|cm²|m³|cm³)(?![\p{L}\p{N}])/u;
const measured =
  /\b(?:measur\w*|weigh\w*|rulers?|thermometers?|stop ?watch|spring balance|mesur\w*|peser|pesez|gupima|bapima|kupima|mnapima)\b/i;

/** Of the issues that a question can serve, the one that those of the test do. */
function servedByTest({ exercises }: Known): CrossCuttingIssue {
  const said = exercises.assessed.map(({ q, a }) => `${q} ${a}`).join(" ");
  if (francs.test(said)) return "finance";
  return units.test(said) ? "standardization" : "inclusion";
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

/** How the ways of working serve an issue in one place of a lesson of the bank: only what is done there. */
function waysIn({ task }: Known, place: IssuePlace, issues: Lesson["bank"]["known"]["issues"]) {
  const isMeasured = measured.test(task.task);
  const { gender, peace, standardization, inclusion } = issues;
  return {
    ...issues,
    gender: place === "introduction" ? issues.genderOpening : gender,
    peace: place === "introduction" ? peace.slice(0, 1) : peace,
    standardization: isMeasured && place !== "conclusion" ? standardization.slice(1) : standardization.slice(0, 1),
    inclusion: place === "conclusion" ? inclusion.slice(-1) : inclusion.slice(0, 1),
  };
}

/** How the ways of working of a lesson serve an issue; none for one that only its content could serve. */
export function knownWays({ bank, known }: Lesson, issue: CrossCuttingIssue, place: IssuePlace): readonly string[] {
  const { issues } = bank.known;
  const ways: Partial<Record<CrossCuttingIssue, string[]>> = known ? waysIn(known, place, issues) : issues;
  const said = ways[issue] ?? [];
  // What is set by need and pace stands in lessons of the bank alone.
  return known ? said : said.slice(issue === "inclusion" ? -1 : 0);
}
