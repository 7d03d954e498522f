import { english } from "./banks/en";
import type { CalmIssue } from "../../../safety/types";
import type { RebPhase } from "../constants";
import type { CrossCuttingIssue, GenericCompetence, SubjectFamily } from "./constants";
import { actPlace, type ActPlace } from "./act-place";
import { frameWays, knownCompetence, knownIssues } from "./known-competences";
import type { Lesson } from "./lesson";
import { tiedWay, type IssuePlace } from "./tied-issues";
import { bullets, clause, fillPhrase, searchable } from "../../../text/wording";

const phaseCompetences: Record<RebPhase, readonly GenericCompetence[]> = {
  introduction: ["criticalThinking", "communication", "creativity", "lifelongLearning", "cooperation"],
  development: ["cooperation"],
  conclusion: ["lifelongLearning", "communication", "criticalThinking", "creativity", "research"],
};

/** What a family of subjects trains most while learners work. */
const familyCompetences: Record<SubjectFamily, readonly GenericCompetence[]> = {
  languages: ["communication", "creativity"],
  mathematics: ["research", "criticalThinking"],
  sciences: ["research", "criticalThinking"],
  social: ["criticalThinking", "communication"],
  arts: ["creativity", "communication"],
  sport: ["criticalThinking", "creativity"],
  ict: ["research", "creativity"],
  business: ["research", "criticalThinking"],
  general: ["research", "communication"],
};

/** What a calm lesson trains in each phase. */
const calmCompetences: Record<RebPhase, GenericCompetence> = {
  introduction: "cooperation",
  development: "criticalThinking",
  conclusion: "communication",
};

const familyIssues: Record<SubjectFamily, readonly CrossCuttingIssue[]> = {
  languages: ["gender", "peace", "environment"],
  mathematics: ["finance", "standardization", "gender"],
  sciences: ["environment", "standardization", "gender"],
  social: ["peace", "gender", "environment"],
  arts: ["peace", "environment", "gender"],
  sport: ["gender", "peace", "sexuality"],
  ict: ["gender", "standardization", "peace"],
  business: ["finance", "standardization", "gender"],
  general: ["peace", "gender", "environment"],
};

/** What the bank's lesson says that it serves, by its official name in the plan's language, by which act, and where that is done today. */
type Served = {
  competence: GenericCompetence;
  issue: CrossCuttingIssue;
  place: ActPlace;
  by: Record<"competence" | "issue", string>;
};

/** The official name that some words are, however they are spelt. */
function named<Key extends string>(list: Record<Key, { name: string }>, said: string): Key | undefined {
  const bare = (text: string) =>
    searchable(text)
      .replace(/z/g, "s")
      .replace(/[^a-z ]/g, "");
  const keys = Object.keys(list) as Key[];
  return (
    keys.find((key) => bare(list[key].name) === bare(said)) ??
    keys.find((key) => bare(list[key].name).startsWith(bare(said).slice(0, 12)))
  );
}

function servedBy({ known, bank }: Lesson): Partial<Served> {
  if (!known) return {};
  const { competence, issue } = known.entry.serves;
  const place = issue ? actPlace(known, issue.by, 1 / 2) : null;
  // A way of thinking has other words than its task; an issue is in the very things.
  const isTrained = actPlace(known, competence.by, 1 / 5) !== null;
  // Authors give the official name of the lesson's language, or the English one.
  const trained = named(bank.competences, competence.name) ?? named(english.competences, competence.name);
  const served = issue && (named(bank.issues, issue.name) ?? named(english.issues, issue.name));
  return {
    ...(isTrained && trained ? { competence: trained } : {}),
    ...(place && served ? { issue: served } : {}),
    place,
    by: { competence: competence.by, issue: issue?.by ?? "" },
  };
}

/** The cross-cutting issues of a lesson beside inclusive education: one for each phase. */
function issuesOf(lesson: Lesson): Record<RebPhase, CrossCuttingIssue> {
  const calm = lesson.calm ?? lesson.care;
  const { issue: own, place = null } = servedBy(lesson);
  // A frame has no content yet that an issue could be in, only its ways of working.
  if (!lesson.known && !calm) return { introduction: "gender", development: "peace", conclusion: "inclusion" };
  const rest = familyIssues[lesson.family];
  if (lesson.known && !calm) return knownIssues(lesson.known, own ? { issue: own, place } : null);
  const usual = calm?.issues ?? (own ? [own, ...rest.filter((issue) => issue !== own)] : rest);
  const [first = "peace", second = "gender", third] = usual;
  const others = { introduction: second, conclusion: third ?? first };
  return calm
    ? { development: first, ...others }
    : { development: first, ...others, conclusion: third ?? "environment" };
}

function competencesOf(lesson: Lesson, phase: RebPhase): GenericCompetence[] {
  if (phase !== "development") return [lesson.pick(`competence-${phase}`, phaseCompetences[phase])];
  const { known, family } = lesson;
  // Nothing is invented in most lessons of the bank; one that does so says it.
  const usual = familyCompetences[family].filter((name) => !known || name !== "creativity");
  const first = servedBy(lesson).competence ?? lesson.pick("competence-development", usual);
  return [...new Set([first, ...phaseCompetences.development])];
}

function nameAndWay(lesson: Lesson, name: string, way: string): string {
  return fillPhrase(lesson.bank.common.nameAndWay, { name, way: fillPhrase(way, lesson.values) });
}

function issueLine(lesson: Lesson, issue: CrossCuttingIssue, place: IssuePlace): string {
  const { name, ways } = lesson.bank.issues[issue];
  const served = servedBy(lesson);
  if (served.issue === issue && (place === "plan" || place === served.place))
    return nameAndWay(lesson, name, asSentence(served.by?.issue));
  const calm = (lesson.calm ?? lesson.care)?.phrases.issues;
  if (calm && issue in calm) return nameAndWay(lesson, name, calm[issue as CalmIssue]);
  // A named need has its own words; without one nothing is adapted for anybody.
  const isNamed = issue === "inclusion" && lesson.needs.length > 0;
  const tied = isNamed ? null : tiedWay(lesson, issue, place);
  if (tied) return fillPhrase(lesson.bank.common.nameAndWay, { name, way: tied });
  const own = isNamed ? [] : frameWays(lesson, issue);
  return nameAndWay(lesson, name, lesson.pick(`issue-${place}-${issue}`, own.length > 0 ? own : ways));
}

function asSentence(words = ""): string {
  return `${clause(words)}.`;
}

function competenceLine(lesson: Lesson, competence: GenericCompetence, phase: RebPhase): string {
  const own = lesson.bank.competences[competence];
  const served = servedBy(lesson);
  const isServed = phase === "development" && served.competence === competence;
  return nameAndWay(lesson, own.name, isServed ? asSentence(served.by?.competence) : own[phase]);
}

/** What a phase of an ordinary lesson trains; one of the bank names what its own acts do. */
function competenceLines(lesson: Lesson, phase: RebPhase): string[] {
  if (lesson.known && phase !== "development") {
    const { name, way } = knownCompetence(lesson, lesson.known, phase);
    return [nameAndWay(lesson, lesson.bank.competences[name].name, way)];
  }
  return competencesOf(lesson, phase).map((name) => competenceLine(lesson, name, phase));
}

/** The third column of a phase: generic competences and cross-cutting issues, each with how it is addressed. */
export function competenceColumn(lesson: Lesson, phase: RebPhase): string {
  const { common, competences } = lesson.bank;
  // The youngest neither read nor write; they listen.
  const calm = lesson.calm?.phrases.competences[lesson.band === "early" ? "introduction" : phase];
  const lines = calm
    ? [nameAndWay(lesson, competences[calmCompetences[phase]].name, calm)]
    : competenceLines(lesson, phase);
  const issue = issuesOf(lesson)[phase];
  const issues: CrossCuttingIssue[] = phase === "development" ? [...new Set([issue, "inclusion" as const])] : [issue];
  const issueLines = issues.map((name) => issueLine(lesson, name, phase));
  return [common.competencesHeading, bullets(lines), common.issuesHeading, bullets(issueLines)].join("\n");
}

/** The plan's cross-cutting issues with how the lesson addresses each. */
export function crossCutting(lesson: Lesson): string {
  const { introduction, development, conclusion } = issuesOf(lesson);
  const issues = [...new Set([development, introduction, conclusion, "inclusion" as const])];
  return bullets(issues.map((issue) => issueLine(lesson, issue, "plan")));
}
