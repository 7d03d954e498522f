import type { CalmIssue } from "../../../../safety/types";
import { needKinds, type NeedKind } from "../../../../needs/constants";
import { needKindsIn } from "../../../../needs/needs";
import { bullets, clause, fillPhrase, searchable } from "../../../../text/wording";
import type { RebStage } from "../../constants";
import type { CrossCuttingIssue } from "../constants";
import { mindedIn } from "../lesson/held";
import type { LessonDraft } from "../lesson/lesson";
import { entryIssues, frameWays } from "./entry";
import { servedBy } from "./served";
import { tiedWay, type IssuePlace } from "./tied-issues";

/** A frame has no content yet that an issue could be in, only its ways of working. */
const frameIssues: Record<RebStage, CrossCuttingIssue> = {
  introduction: "gender",
  development: "peace",
  conclusion: "inclusion",
};

/** The cross-cutting issues of a lesson beside inclusive education: one for each stage. */
function issuesOf(lesson: LessonDraft): Record<RebStage, CrossCuttingIssue> {
  const { held } = lesson;
  const minded = mindedIn(held);
  if (minded) {
    const [first = "peace", second = "gender", third = first] = minded.issues;
    return { introduction: second, development: first, conclusion: third };
  }
  if (held.way !== "entry") return frameIssues;
  const { issue, place = null } = servedBy(lesson);
  return entryIssues(held.entry, issue ? { issue, place } : null);
}

/** A name with its way of being addressed, which may name things of the lesson. */
export function nameAndWay({ bank, values }: LessonDraft, name: string, way: string): string {
  return fillPhrase(bank.common.nameAndWay, { name, way: fillPhrase(way, values) });
}

/** An act that an author wrote as a clause. */
export function asSentence(words = ""): string {
  return `${clause(words)}.`;
}

const senses: readonly (readonly NeedKind[])[] = [
  ["blind", "lowVision", "visual", "deafBlind"],
  ["deaf", "hardOfHearing", "hearing", "lipReading", "deafBlind"],
  ["wheelchair", "physical", "hand"],
];

/** Whether an author's act is for learners with another need than those of the class: for who sees badly, where one hears badly. */
function isForOthers(act: string, { needs }: LessonDraft): boolean {
  const named = needKindsIn(searchable(act));
  const own = needs.map(({ kind }) => kind);
  const isOwn = (kind: NeedKind) =>
    own.some(
      (one) => one === kind || senses.some((of) => [kind, one].every((each) => of.some((name) => name === each))),
    );
  return named.length > 0 && own.some((kind) => needKinds.some((name) => name === kind)) && !named.some(isOwn);
}

function issueLine(lesson: LessonDraft, issue: CrossCuttingIssue, place: IssuePlace): string {
  const { name, ways } = lesson.bank.issues[issue];
  const served = servedBy(lesson);
  const isServed = served.issue === issue && (place === "plan" || place === served.place);
  if (isServed && !isForOthers(served.by?.issue ?? "", lesson))
    return nameAndWay(lesson, name, asSentence(served.by?.issue));
  const calm = mindedIn(lesson.held)?.phrases.issues;
  if (calm && issue in calm) return nameAndWay(lesson, name, calm[issue as CalmIssue]);
  const chosen = (some: readonly string[]) => nameAndWay(lesson, name, lesson.pick(`issue-${place}-${issue}`, some));
  // A named need has its own words; without one nothing is adapted for anybody.
  if (issue === "inclusion" && lesson.needs.length > 0) return chosen(ways);
  const tied = tiedWay(lesson, issue, place);
  if (tied) return fillPhrase(lesson.bank.common.nameAndWay, { name, way: tied });
  const own = frameWays(lesson, issue);
  return chosen(own.length > 0 ? own : ways);
}

/** The issues of a stage, each with how it is addressed; in the development inclusive education stands beside its own. */
export function issueLines(lesson: LessonDraft, stage: RebStage): string[] {
  const issue = issuesOf(lesson)[stage];
  const issues = new Set<CrossCuttingIssue>(stage === "development" ? [issue, "inclusion"] : [issue]);
  return [...issues].map((name) => issueLine(lesson, name, stage));
}

/** The plan's cross-cutting issues with how the lesson addresses each. */
export function crossCutting(lesson: LessonDraft): string {
  const { introduction, development, conclusion } = issuesOf(lesson);
  const issues = new Set<CrossCuttingIssue>([development, introduction, conclusion, "inclusion"]);
  return bullets([...issues].map((issue) => issueLine(lesson, issue, "plan")));
}
