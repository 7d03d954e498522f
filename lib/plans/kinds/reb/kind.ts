import { findLessonBefore } from "@/lib/bank/queries";
import { findUnit, getCatalogue } from "@/lib/curriculum/queries";
import { findPrintedSchool } from "@/lib/headers/queries";
import { drawingNotes } from "../drawings";
import { definePlanKind } from "../definition";
import type { PlanSummary } from "../types";
import { fieldsWith, sectionsOf } from "../table";
import { withOfficialFields } from "../../safety/titles";
import { withBankSpelling } from "../titles";
import { settleStages } from "../../text/minutes";
import { rebGaps } from "./gaps";
import { rebChoices } from "./choices";
import { composeReb } from "./composer";
import { isUnfilled } from "./composer/notes";
import { withoutNeedyNames } from "../../needs/needy-names";
import { withRoomApart } from "../../needs/room";
import { namesIn } from "../../needs/told";
import { inspectReb } from "./inspection";
import type * as rules from "./inspection";
import { layoutReb } from "./layout";
import { rebPrompt } from "./prompt";
import { placedLesson } from "./placed";
import { requestFromDescription, requestFromPlan } from "./rules";
import { givenFields, rebFields, rebSections } from "./fields";
import { rebRest } from "./rest";
import { rebTools } from "./tools";
import type { RebBackground } from "./types";
import { rebBrief, rebContent, rebRequest, type RebContent, type RebRequest } from "./schema";
import { unitUse } from "./use";
import { listedTerms, mappedText, withOfficialTerms } from "./terms";

function draft(request: RebRequest): RebContent {
  const entry = rebChoices.known(request) ?? undefined;
  // A model writes the other notes; the bank's drawings it never sees.
  const notesDiagrams = entry ? drawingNotes(entry) : "";
  return rebContent.parse({
    ...withBankSpelling("lessonTitle", withOfficialFields(request, givenFields), entry),
    notesDiagrams,
  });
}

function summarise(content: RebContent): PlanSummary {
  const { lessonTitle, subject, classLevel, teacherName } = content;
  return {
    title: lessonTitle,
    subject,
    classLevel,
    lessonDate: content.date,
    lessonNo: content.lessonNo,
    durationMinutes: content.totalDuration,
    teacherName,
    language: content.language,
    searchText: fieldsWith(rebFields, "searched")
      .map((name) => content[name])
      .join(" "),
  };
}

/** The unit that a plan names in the catalogue, and its lesson in the bank. */
async function backgroundOf(plan: RebRequest | RebContent): Promise<RebBackground> {
  const entry = rebChoices.known(plan);
  const known = entry ? { entry, before: findLessonBefore(entry) } : null;
  return { unit: await findUnit(plan), known, beside: rebChoices.beside(plan) };
}

export const reb = definePlanKind({
  content: rebContent,
  rest: rebRest,
  summarise,
  listed: [],
  reviewed: false,
  use: unitUse,
  generation: {
    request: rebRequest,
    brief: rebBrief,
    sections: sectionsOf(rebFields, rebSections),
    draft,
    async requestFromText(input) {
      const { classes, subjects, units } = await getCatalogue();
      const names = (list: { name: string }[]) => [...new Set(list.map(({ name }) => name))];
      return requestFromDescription(input.description, {
        ...input,
        classes: names(classes),
        subjects: names(subjects),
        units,
      });
    },
    placed: (request) => placedLesson(request, rebChoices.known(request)),
    compose: composeReb,
    prompt: rebPrompt,
    requestFromPlan,
    official: withOfficialTerms,
    hidden: fieldsWith(rebFields, "hidden"),
    namesIn,
    settle: (content) => ({ ...content, ...settleStages(content) }),
  },
  translation: {
    given: fieldsWith(rebFields, "translated"),
    terms: listedTerms,
    mapped: mappedText,
  },
  gaps: rebGaps,
  backgroundOf,
  choices: rebChoices,
  isUnfilled,
  inspect: inspectReb,
  rules: { source: "lib/plans/kinds/reb/inspection.ts", name: "inspectReb" satisfies keyof typeof rules },
  tools: rebTools,
  async letterhead(ownerId) {
    const schoolName = await findPrintedSchool(ownerId);
    return { lines: schoolName ? [schoolName] : [], logo: null };
  },
  shown(content) {
    const shown = withRoomApart(content);
    return { ...shown, specialNeeds: withoutNeedyNames(shown.specialNeeds) };
  },
  toDocument: layoutReb,
});
