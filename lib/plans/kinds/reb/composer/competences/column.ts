import { bullets } from "../../../../text/wording";
import type { RebPhase } from "../../constants";
import type { SubjectFamily } from "../../course/constants";
import type { GenericCompetence } from "../constants";
import type { Lesson } from "../lesson/lesson";
import { entryCompetence } from "./entry";
import { asSentence, issueLines, nameAndWay } from "./issues";
import { servedBy } from "./served";

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

/** What learners train while they work: what the bank's lesson says of itself, else one of its family, and cooperation. */
function workCompetences(lesson: Lesson): GenericCompetence[] {
  const { held, family } = lesson;
  // Nothing is invented in most lessons of the bank; one that does so says it.
  const usual = familyCompetences[family].filter((name) => held.way !== "entry" || name !== "creativity");
  const first = servedBy(lesson).competence ?? lesson.pick("competence-development", usual);
  return [...new Set([first, ...phaseCompetences.development])];
}

function workLine(lesson: Lesson, competence: GenericCompetence): string {
  const { name, development } = lesson.bank.competences[competence];
  const served = servedBy(lesson);
  return nameAndWay(lesson, name, served.competence === competence ? asSentence(served.by?.competence) : development);
}

/** What a phase trains; a lesson of the bank names what its own acts do, and the youngest of a calm one only listen. */
function competenceLines(lesson: Lesson, phase: RebPhase): string[] {
  const { held, band, bank } = lesson;
  if (held.way === "calm") {
    const way = held.calm.phrases.competences[band === "early" ? "introduction" : phase];
    return [nameAndWay(lesson, bank.competences[calmCompetences[phase]].name, way)];
  }
  if (phase === "development") return workCompetences(lesson).map((name) => workLine(lesson, name));
  if (held.way === "entry") {
    const { name, way } = entryCompetence(lesson, held.entry, phase);
    return [nameAndWay(lesson, bank.competences[name].name, way)];
  }
  const { name, ...ways } = bank.competences[lesson.pick(`competence-${phase}`, phaseCompetences[phase])];
  return [nameAndWay(lesson, name, ways[phase])];
}

/** The third column of a phase: generic competences and cross-cutting issues, each with how it is addressed. */
export function competenceColumn(lesson: Lesson, phase: RebPhase): string {
  const { competencesHeading, issuesHeading } = lesson.bank.common;
  return [
    competencesHeading,
    bullets(competenceLines(lesson, phase)),
    issuesHeading,
    bullets(issueLines(lesson, phase)),
  ].join("\n");
}
