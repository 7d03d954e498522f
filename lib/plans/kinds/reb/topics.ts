import { isFilled } from "../../text/wording";
import { callForCalm } from "../../safety/constants";
import { trainsSkill, type Skill } from "../../safety/focus";
import { withoutLearners } from "../../needs/persons";
import { sensitiveTopicsIn } from "../../safety/recognition";
import type { SubjectFamily } from "./course/constants";
import { subjectFamily } from "./course/family";
import type { RebRequest } from "./schema";

type TopicFields = Pick<
  RebRequest,
  "lessonTitle" | "unitTitle" | "keyUnitCompetence" | "activitiesDescription" | "subject"
>;

/**
 * The sensitive topics of a lesson, from what its teacher says of it. Who tells of a learner with a disability among the
 * activities teaches another topic.
 */
export function lessonTopics(given: TopicFields) {
  const { lessonTitle, unitTitle, keyUnitCompetence, activitiesDescription, subject } = given;
  const named = [lessonTitle, unitTitle, keyUnitCompetence];
  const all = sensitiveTopicsIn([...named, withoutLearners(activitiesDescription)], [subject]);
  if (!all.includes("disability") || sensitiveTopicsIn(named, [subject]).includes("disability")) return all;
  return all.filter((topic) => topic !== "disability");
}

/** Skills that the subjects of a family train. */
const familySkills: Partial<Record<SubjectFamily, readonly Skill[]>> = {
  languages: ["languages"],
  arts: ["arts"],
  sport: ["movement"],
  ict: ["computing", "numbers"],
  business: ["numbers", "trades"],
  sciences: ["numbers", "trades"],
  social: ["numbers"],
};

/**
 * Whether the lesson is one of its own subject that only touches on a sensitive topic: all of mathematics, skills by their names.
 */
export function isBeside({ lessonTitle, unitTitle, subject, ...given }: TopicFields): boolean {
  const topics = lessonTopics({ lessonTitle, unitTitle, subject, ...given });
  const family = subjectFamily(subject);
  if (topics.length === 0) return false;
  const title = isFilled(lessonTitle) ? lessonTitle : unitTitle;
  return family === "mathematics" || trainsSkill(title, topics, familySkills[family] ?? []);
}

/** Whether a sensitive topic makes the lesson one of another kind: calm moves, and no entry but one that was written for it. */
export function isCalm(given: TopicFields): boolean {
  return callForCalm(lessonTopics(given)) && !isBeside(given);
}
