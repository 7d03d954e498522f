import { findLessonBefore } from "@/lib/bank/queries";
import { findUnit, getCatalogue } from "@/lib/curriculum/queries";
import { findPrintedSchool } from "@/lib/headers/queries";
import { definePlanKind, type PlanSummary, type Section } from "../contract";
import { withOfficialFields } from "../../safety/titles";
import { withBankSpelling } from "./titles";
import { settlePhases } from "../../text/minutes";
import { missingFields } from "./checks";
import { rebChoices } from "./choices";
import { composeReb } from "./composer";
import { isUnfilled } from "./composer/notes";
import { namesIn } from "./composer/told-needs";
import { inspectReb } from "./inspection";
import { layoutReb } from "./layout";
import { rebPrompt } from "./prompt";
import { requestFromDescription, requestFromPlan } from "./rules";
import { givenFields, rebNotes } from "./constants";
import { rebTools } from "./tools";
import type { RebBackground } from "./types";
import { rebBrief, rebContent, rebRequest, type RebContent, type RebRequest } from "./schema";
import { listedTerms, mappedText, withOfficialTerms } from "./terms";

/** What is written and shown together, in order; names as in `rebSectionNames`. */
const sections = [
  { name: "objectives", fields: ["instructionalObjectives"] },
  { name: "materials", fields: ["learningMaterials", "references"] },
  { name: "introduction", fields: phaseFields("introduction") },
  { name: "development", fields: phaseFields("development") },
  { name: "conclusion", fields: phaseFields("conclusion") },
  { name: "assessment", fields: ["assessmentMethods", "crosscuttingIssues"] },
  { name: "overview", fields: ["activitiesDescription"] },
  { name: "notes", fields: [...rebNotes] },
] as const satisfies readonly Section<RebContent>[];

function phaseFields<Phase extends "introduction" | "development" | "conclusion">(phase: Phase) {
  return [
    `${phase}Duration`,
    `${phase}TeachingActivities`,
    `${phase}LearningActivities`,
    `${phase}CrosscuttingIssues`,
  ] as const;
}

function draft(request: RebRequest): RebContent {
  const entry = rebChoices.known(request) ?? undefined;
  return rebContent.parse(withBankSpelling(withOfficialFields(request, givenFields), entry));
}

function summarise(content: RebContent): PlanSummary {
  const { lessonTitle, subject, classLevel, unitTitle, keyUnitCompetence, teacherName, schoolName } = content;
  return {
    title: lessonTitle,
    subject,
    classLevel,
    lessonDate: content.date,
    lessonNo: content.lessonNo,
    durationMinutes: content.totalDuration,
    teacherName,
    language: content.language,
    searchText: [lessonTitle, subject, classLevel, unitTitle, keyUnitCompetence, teacherName, schoolName].join(" "),
  };
}

/** The unit that a plan names in the catalogue, and its lesson in the bank. */
async function facts(plan: RebRequest | RebContent): Promise<RebBackground> {
  const entry = rebChoices.known(plan);
  return { unit: await findUnit(plan), known: entry ? { entry, before: findLessonBefore(entry) } : null };
}

export const reb = definePlanKind({
  content: rebContent,
  summarise,
  listed: [],
  reviewed: false,
  generation: {
    request: rebRequest,
    brief: rebBrief,
    sections,
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
    prepare: facts,
    compose: composeReb,
    prompt: rebPrompt,
    requestFromPlan,
    official: withOfficialTerms,
    hidden: ["teacherName", "schoolName"],
    namesIn,
    settle: (content) => ({ ...content, ...settlePhases(content) }),
  },
  translation: {
    given: ["lessonTitle", "unitTitle", "keyUnitCompetence", "specialNeeds", "location", "term"],
    terms: listedTerms,
    mapped: mappedText,
  },
  check: missingFields,
  facts,
  choices: rebChoices,
  isUnfilled,
  inspect: inspectReb,
  tools: rebTools,
  async letterhead(ownerId) {
    const schoolName = await findPrintedSchool(ownerId);
    return { lines: schoolName ? [schoolName] : [], logo: null };
  },
  toDocument: layoutReb,
});
