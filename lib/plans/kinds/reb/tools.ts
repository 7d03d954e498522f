import type { ToolsSpec } from "../tools";
import { scaleMinutes } from "../../text/minutes";
import { sentence } from "../../text/wording";
import { at } from "../../text/rotation";
import { isBeside, lessonTopics } from "./composer/calm";
import { readLesson } from "./composer/lesson";
import { rebPhases, type RebPhase } from "./constants";
import type { RebContent, RebRequest } from "./schema";
import type { RebBackground } from "./types";

function phaseSection(phase: RebPhase) {
  return {
    name: phase,
    writes: [phase],
    fields: {
      [`${phase}TeachingActivities`]: "teacher",
      [`${phase}LearningActivities`]: "learners",
      [`${phase}CrosscuttingIssues`]: "list",
    },
  };
}

function fit(composed: RebContent, plan: RebContent): RebContent {
  const change = { from: composed.developmentDuration, to: Math.round(plan.developmentDuration) };
  return {
    ...composed,
    developmentTeachingActivities: scaleMinutes(composed.developmentTeachingActivities, change),
    developmentLearningActivities: scaleMinutes(composed.developmentLearningActivities, change),
  };
}

/** How parts of a REB plan are changed, section by section of its page. */
export const rebTools: ToolsSpec<RebContent, RebRequest, RebBackground> = {
  sections: [
    { name: "overview", writes: ["overview"], fields: { activitiesDescription: "prose" } },
    {
      name: "objectives",
      writes: ["objectives", "materials", "assessment"],
      fields: {
        instructionalObjectives: "objective",
        learningMaterials: "materials",
        references: "list",
        crosscuttingIssues: "list",
      },
    },
    ...rebPhases.map(phaseSection),
    { name: "assessment", writes: ["assessment"], fields: { assessmentMethods: "assessment" } },
  ],
  minutes: () => ({ total: "totalDuration", parts: rebPhases.map((phase) => `${phase}Duration` as const) }),
  fit,
  isCalm: (content) => lessonTopics(content).length > 0 && !isBeside(content),
  samples(source) {
    const { content } = readLesson(source);
    return {
      question: at(content.questions, source.seed),
      answer: sentence(content.findings.join(" ")),
      task: sentence(content.apply),
    };
  },
};
