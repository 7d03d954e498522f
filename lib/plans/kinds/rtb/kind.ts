import { findPrintedLetterhead } from "@/lib/headers/letterhead/queries";
import { definePlanKind, type PlanSummary, type Section } from "../contract";
import { withOfficialFields } from "../../safety/titles";
import { withBankSpelling } from "./titles";
import { rtbFindings } from "./checks";
import { rtbChoices } from "./choices";
import { composeRtb } from "./composer";
import { isUnfilled } from "./composer/unfilled";
import { givenFields, rtbNotes, rtbSteps, type RtbStep } from "./constants";
import { inspectRtb } from "./inspection";
import { layoutRtb } from "./layout";
import { letterheadRtb } from "./layout/letterhead";
import { rtbPrompt } from "./prompt";
import { moduleOf, requestFromDescription, requestFromPlan, settleSession } from "./rules";
import { rtbBrief, rtbContent, rtbRequest, type RtbContent, type RtbRequest } from "./schema";
import type { RtbBackground } from "./types";
import { listedTerms, mappedText, withOfficialTerms } from "./terms";
import { rtbTools } from "./tools";

function stepFields(step: RtbStep) {
  return [
    `step${step}Title`,
    `step${step}TrainerActivity`,
    `step${step}LearnerActivity`,
    `step${step}Resources`,
    `step${step}Duration`,
  ] as const;
}

/** What is written and shown together, in order; names as in `rtbSectionNames`. */
const sections = [
  { name: "objectives", fields: ["objectives", "indicativeContent", "facilitationTechniques"] },
  {
    name: "introduction",
    fields: [
      "introductionTrainerActivity",
      "introductionLearnerActivity",
      "introductionResources",
      "introductionDuration",
    ],
  },
  { name: "development", fields: rtbSteps.flatMap((step) => [...stepFields(step)]) },
  { name: "conclusion", fields: ["summary", "assessment", "conclusionResources", "conclusionDuration"] },
  { name: "assessment", fields: ["evaluationOfSession", "references", "additionalNotes"] },
  { name: "notes", fields: [...rtbNotes] },
] as const satisfies readonly Section<RtbContent>[];

function draft(request: RtbRequest): RtbContent {
  return rtbContent.parse(withBankSpelling(withOfficialFields(request, givenFields), rtbChoices.known(request)));
}

function summarise(content: RtbContent): PlanSummary {
  const { topicOfSession, sector, trade, level, moduleTitle, className, teacherName } = content;
  return {
    title: topicOfSession,
    subject: trade,
    classLevel: level,
    lessonDate: content.date,
    lessonNo: "",
    durationMinutes: content.duration,
    teacherName,
    language: content.language,
    searchText: [topicOfSession, moduleTitle, sector, trade, level, className, teacherName].join(" "),
  };
}

/** The module that a plan names, and its job sheet in the bank. */
function facts(plan: RtbRequest | RtbContent): Promise<RtbBackground> {
  return Promise.resolve({ module: moduleOf(plan.moduleTitle), sheet: rtbChoices.known(plan) });
}

export const rtb = definePlanKind({
  content: rtbContent,
  summarise,
  listed: ["moduleTitle", "sector"],
  reviewed: true,
  generation: {
    request: rtbRequest,
    brief: rtbBrief,
    sections,
    draft,
    requestFromText: (input) => Promise.resolve(requestFromDescription(input)),
    prepare: facts,
    compose: composeRtb,
    prompt: rtbPrompt,
    requestFromPlan,
    official: withOfficialTerms,
    hidden: ["teacherName", "className"],
    settle: settleSession,
  },
  translation: {
    given: ["topicOfSession", "learningOutcomes", "range"],
    terms: listedTerms,
    mapped: mappedText,
  },
  check: rtbFindings,
  facts,
  choices: rtbChoices,
  isUnfilled,
  inspect: inspectRtb,
  tools: rtbTools,
  async letterhead(ownerId, { language }) {
    const saved = await findPrintedLetterhead(ownerId);
    return saved ? letterheadRtb(saved, language) : { lines: [], logo: null };
  },
  toDocument: layoutRtb,
});
