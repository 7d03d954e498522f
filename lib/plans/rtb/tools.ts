import type { ToolsSpec } from "../sections/types";
import { sentence } from "../composing/rules";
import { readSession } from "./composer/session";
import { rtbSteps, type RtbStep } from "./constants";
import { stepsOf } from "./rules";
import type { RtbContent, RtbRequest } from "./schema";
import type { RtbBackground } from "./types";

function activitySection(name: "introduction" | `step${RtbStep}`, writes: string) {
  return {
    name,
    writes: [writes],
    fields: {
      [`${name}TrainerActivity`]: "teacher",
      [`${name}LearnerActivity`]: "learners",
      [`${name}Resources`]: "materials",
    },
  };
}

/** How parts of a session plan are changed, section by section of its page. */
export const rtbTools: ToolsSpec<RtbContent, RtbRequest, RtbBackground> = {
  sections: [
    { name: "objectives", writes: ["objectives"], fields: { objectives: "objective", facilitationTechniques: "list" } },
    activitySection("introduction", "introduction"),
    ...rtbSteps.map((step) => activitySection(`step${step}`, "development")),
    {
      name: "conclusion",
      writes: ["conclusion"],
      fields: { summary: "prose", assessment: "assessment", conclusionResources: "materials" },
    },
    {
      name: "additional",
      writes: ["assessment"],
      fields: { evaluationOfSession: "prose", references: "list", additionalNotes: "materials" },
    },
  ],
  minutes: (content) => ({
    total: "duration",
    parts: [
      "introductionDuration",
      ...stepsOf(content).map((step) => `step${step}Duration` as const),
      "conclusionDuration",
    ],
  }),
  fit: (composed) => composed,
  samples(source) {
    const { family, values } = readSession(source);
    const criteria = Object.entries(values).flatMap(([name, text]) => (/^criterion\d$/.test(name) ? [text] : []));
    return {
      question: family.question,
      answer: sentence(`${criteria.join("; ")}.`),
      task: sentence(`${values.task ?? ""}.`),
    };
  },
};
