import { competenceColumn, crossCutting } from "./composer/competences";
import { teacherNotes } from "./composer/notes";
import { readLesson } from "./composer/lesson";
import { activitiesDescription, assessment, materials, objectives, references } from "./composer/overview";
import { conclusion, development, introduction } from "./composer/phases";
import { withoutHarms, type CarefulRole } from "../../safety/care";
import { withOfficialFields } from "../../safety/titles";
import { givenFields } from "./fields";
import { withBankSpelling } from "./titles";
import type { RebContent, RebRequest } from "./schema";
import type { RebBackground } from "./types";

/**
 * Writes a whole REB lesson plan without a model, in the plan's language. Pure: the same request, background and
 * seed (any number) give the same plan. The teacher's self-evaluation stays empty; it is written after the lesson.
 */
export function composeReb(source: { request: RebRequest; background: RebBackground; seed: number }): RebContent {
  const request = withBankSpelling(withOfficialFields(source.request, givenFields), source.background.known?.entry);
  const lesson = readLesson({ ...source, request });
  const opening = introduction(lesson);
  const middle = development(lesson);
  const ending = conclusion(lesson);
  const texts = {
    activitiesDescription: activitiesDescription(lesson),
    instructionalObjectives: objectives(lesson),
    learningMaterials: materials(lesson),
    references: references(lesson),
    crosscuttingIssues: crossCutting(lesson),
    assessmentMethods: assessment(lesson),
    introductionTeachingActivities: opening.teaching,
    introductionLearningActivities: opening.learning,
    introductionCrosscuttingIssues: competenceColumn(lesson, "introduction"),
    developmentTeachingActivities: middle.teaching,
    developmentLearningActivities: middle.learning,
    developmentCrosscuttingIssues: competenceColumn(lesson, "development"),
    conclusionTeachingActivities: ending.teaching,
    conclusionLearningActivities: ending.learning,
    conclusionCrosscuttingIssues: competenceColumn(lesson, "conclusion"),
  };
  const notes = teacherNotes(lesson);
  return {
    ...request,
    ...(lesson.care ? withoutHarms(texts, { care: lesson.care, language: request.language, roleOf }) : texts),
    // The boxes of a frame ask nobody for anything.
    ...(lesson.care && lesson.known
      ? withoutHarms(notes, { care: lesson.care, language: request.language, roleOf })
      : notes),
    teacherNotes: "",
    introductionDuration: lesson.minutes.introduction,
    developmentDuration: lesson.minutes.development,
    conclusionDuration: lesson.minutes.conclusion,
  };
}

function roleOf(field: string): CarefulRole {
  if (field.endsWith("TeachingActivities")) return "teacher";
  return field.endsWith("LearningActivities") ? "learners" : "other";
}
