import { findLesson, findLessonById } from "@/lib/bank/queries";
import { fitsLesson } from "@/lib/bank/search/fitting";
import { choicesOf } from "../choices";
import { isCalm } from "./composer/calm";
import { takenLesson } from "./taken";
import type { RebContent, RebRequest } from "./schema";

/** A plan's topic as the bank is asked for it. */
function topicOf({ lessonTitle, subject, classLevel, language }: RebRequest | RebContent) {
  return { title: lessonTitle, subject, className: classLevel, language };
}

/** Which lesson of the bank a REB plan is made of. */
export const rebChoices = choicesOf({
  find: (plan: RebRequest | RebContent) => findLesson(topicOf(plan)),
  byId: findLessonById,
  fits: (lesson, plan) => fitsLesson(lesson, topicOf(plan)),
  titleOf: ({ lessonTitle }) => lessonTitle,
  isCalm,
  taken: takenLesson,
  fieldsOf: ({ title, ...topic }) => ({ ...topic, lessonTitle: title }),
});
