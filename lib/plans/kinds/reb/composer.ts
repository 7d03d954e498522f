import { competenceColumn } from "./composer/competences/column";
import { crossCutting } from "./composer/competences/issues";
import { composeNotes } from "./composer/notes";
import { careOf } from "./composer/lesson/held";
import { readLesson } from "./composer/lesson/lesson";
import { withWishedPlace } from "./composer/lesson/place";
import { assessment } from "./composer/overview/assessment";
import { activitiesDescription } from "./composer/overview/description";
import { materials } from "./composer/overview/materials";
import { objectives } from "./composer/overview/objectives";
import { references } from "./composer/overview/references";
import { conclusion, development, introduction } from "./composer/stages/stages";
import { withoutHarms, type CarefulRole } from "../../safety/care";
import { withOfficialFields } from "../../safety/titles";
import { givenFields } from "./fields";
import { withBankSpelling } from "../titles";
import { isCalm } from "./topics";
import type { RebContent, RebRequest } from "./schema";
import type { RebBackground } from "./types";

/**
 * Writes a whole REB lesson plan without a model, in the plan's language. Pure: the same request, background and
 * seed (any number) give the same plan. The teacher's self-evaluation stays empty; it is written after the lesson.
 */
export function composeReb(source: { request: RebRequest; background: RebBackground; seed: number }): RebContent {
  const named = withBankSpelling(
    "lessonTitle",
    withOfficialFields(source.request, givenFields),
    source.background.known?.entry,
  );
  const request = isCalm(named) ? named : withWishedPlace(named);
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
  const { held } = lesson;
  const care = careOf(held);
  const careful = <Texts extends Record<string, string>>(said: Texts): Texts =>
    care ? withoutHarms(said, { care, language: request.language, roleOf }) : said;
  const notes = composeNotes(lesson);
  return {
    ...request,
    ...careful(texts),
    // The boxes of a frame ask nobody for anything.
    ...(held.way === "frame" ? notes : careful(notes)),
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
