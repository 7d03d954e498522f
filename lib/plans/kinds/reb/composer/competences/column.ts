import { bullets } from "../../../../text/wording";
import type { RebStage } from "../../constants";
import type { SubjectFamily } from "../../course/constants";
import type { GenericCompetence } from "../constants";
import type { LessonDraft } from "../lesson/lesson";
import { entryCompetence } from "./entry";
import { asSentence, issueLines, nameAndWay } from "./issues";
import { servedBy } from "./served";

const stageCompetences: Record<RebStage, readonly GenericCompetence[]> = {
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

/** What a calm lesson trains in each stage. */
const calmCompetences: Record<RebStage, GenericCompetence> = {
  introduction: "cooperation",
  development: "criticalThinking",
  conclusion: "communication",
};

/** What learners train while they work: what the bank's lesson says of itself, else one of its family, and cooperation. */
function workCompetences(lesson: LessonDraft): GenericCompetence[] {
  const { held, family } = lesson;
  // Nothing is invented in most lessons of the bank; one that does so says it.
  const usual = familyCompetences[family].filter((name) => held.way !== "entry" || name !== "creativity");
  const first = servedBy(lesson).competence ?? lesson.pick("competence-development", usual);
  return [...new Set([first, ...stageCompetences.development])];
}

function workLine(lesson: LessonDraft, competence: GenericCompetence): string {
  const { name, development } = lesson.bank.competences[competence];
  const served = servedBy(lesson);
  return nameAndWay(lesson, name, served.competence === competence ? asSentence(served.by?.competence) : development);
}

/** What a stage trains; a lesson of the bank names what its own acts do, and the youngest of a calm one only listen. */
function competenceLines(lesson: LessonDraft, stage: RebStage): string[] {
  const { held, band, bank } = lesson;
  if (held.way === "calm") {
    const way = held.calm.phrases.competences[band === "early" ? "introduction" : stage];
    return [nameAndWay(lesson, bank.competences[calmCompetences[stage]].name, way)];
  }
  if (stage === "development") return workCompetences(lesson).map((name) => workLine(lesson, name));
  if (held.way === "entry") {
    const { name, way } = entryCompetence(lesson, held.entry, stage);
    return [nameAndWay(lesson, bank.competences[name].name, way)];
  }
  const { name, ...ways } = bank.competences[lesson.pick(`competence-${stage}`, stageCompetences[stage])];
  return [nameAndWay(lesson, name, ways[stage])];
}

/** The third column of a stage: generic competences and cross-cutting issues, each with how it is addressed. */
export function competenceColumn(lesson: LessonDraft, stage: RebStage): string {
  const { competencesHeading, issuesHeading } = lesson.bank.common;
  return [
    competencesHeading,
    bullets(competenceLines(lesson, stage)),
    issuesHeading,
    bullets(issueLines(lesson, stage)),
  ].join("\n");
}
