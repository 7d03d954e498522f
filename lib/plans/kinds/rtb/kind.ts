import { findPrintedLetterhead } from "@/lib/headers/letterhead/queries";
import { drawingNotes } from "../drawings";
import { definePlanKind } from "../definition";
import type { PlanSummary } from "../types";
import { fieldsWith, sectionsOf } from "../table";
import { withOfficialFields } from "../../safety/titles";
import { withBankSpelling } from "../titles";
import { rtbGaps } from "./gaps";
import { rtbChoices } from "./choices";
import { composeRtb } from "./composer";
import { isUnfilled } from "./composer/unfilled";
import { givenFields, rtbFields, rtbSections } from "./fields";
import { inspectRtb } from "./inspection";
import type * as rules from "./inspection";
import { layoutRtb } from "./layout";
import { letterheadRtb } from "./layout/letterhead";
import { rtbPrompt } from "./prompt";
import { placedSession } from "./placed";
import { moduleOf, requestFromDescription, requestFromPlan, settleSession } from "./rules";
import { rtbBrief, rtbContent, rtbRequest, type RtbContent, type RtbRequest } from "./schema";
import type { RtbBackground } from "./types";
import { listedTerms, mappedText, withOfficialTerms } from "./terms";
import { moduleUse } from "./use";
import { rtbRest } from "./rest";
import { rtbTools } from "./tools";

function draft(request: RtbRequest): RtbContent {
  const sheet = rtbChoices.known(request);
  // A model writes the other notes; the bank's drawings it never sees.
  const notesDiagrams = sheet ? drawingNotes(sheet) : "";
  return rtbContent.parse({
    ...withBankSpelling("topicOfSession", withOfficialFields(request, givenFields), sheet),
    notesDiagrams,
  });
}

function summarise(content: RtbContent): PlanSummary {
  const { topicOfSession, trade, level, teacherName } = content;
  return {
    title: topicOfSession,
    subject: trade,
    classLevel: level,
    lessonDate: content.date,
    lessonNo: "",
    durationMinutes: content.duration,
    teacherName,
    language: content.language,
    searchText: fieldsWith(rtbFields, "searched")
      .map((name) => content[name])
      .join(" "),
  };
}

/** The module that a plan names, and its job sheet in the bank. */
function backgroundOf(plan: RtbRequest | RtbContent): Promise<RtbBackground> {
  return Promise.resolve({
    module: moduleOf(plan.moduleTitle),
    sheet: rtbChoices.known(plan),
    beside: rtbChoices.beside(plan),
  });
}

export const rtb = definePlanKind({
  content: rtbContent,
  rest: rtbRest,
  summarise,
  listed: ["moduleTitle", "sector"],
  reviewed: true,
  use: moduleUse,
  generation: {
    request: rtbRequest,
    brief: rtbBrief,
    sections: sectionsOf(rtbFields, rtbSections),
    draft,
    requestFromText: (input) => Promise.resolve(requestFromDescription(input)),
    placed: (request) => placedSession(request, rtbChoices.known(request)),
    compose: composeRtb,
    prompt: rtbPrompt,
    requestFromPlan,
    official: withOfficialTerms,
    hidden: fieldsWith(rtbFields, "hidden"),
    settle: settleSession,
  },
  translation: {
    given: fieldsWith(rtbFields, "translated"),
    terms: listedTerms,
    mapped: mappedText,
  },
  gaps: rtbGaps,
  backgroundOf,
  choices: rtbChoices,
  isUnfilled,
  inspect: inspectRtb,
  rules: { source: "lib/plans/kinds/rtb/inspection.ts", name: "inspectRtb" satisfies keyof typeof rules },
  tools: rtbTools,
  async letterhead(ownerId, { language }) {
    const saved = await findPrintedLetterhead(ownerId);
    return saved ? letterheadRtb(saved, language) : { lines: [], logo: null };
  },
  toDocument: layoutRtb,
});
