import { findLesson, findLessonById } from "@/lib/bank/queries";
import { fitsLesson } from "@/lib/bank/search/fitting";
import type { PlanLanguage } from "@/lib/core/language";
import { isSameText } from "@/lib/core/searchable";
import { choicesOf } from "../choices";
import { phraseBanks } from "./composer/banks";
import { isCalm, lessonTopics } from "./topics";
import { adoptedLesson } from "./adopted";
import type { RebContent, RebRequest } from "./schema";

/** A plan's topic as the bank is asked for it. */
function topicOf({ lessonTitle, subject, classLevel, language }: RebRequest | RebContent) {
  return { title: lessonTitle, subject, className: classLevel, language };
}

type TitleInLanguage = { title: string; language: PlanLanguage };

/** A unit that only says the title is the lesson's own, and the usual places have a name in each language. */
function moved<Moving extends RebRequest | RebContent>(plan: Moving, { title, language }: TitleInLanguage): Moving {
  const [before, after] = [plan.language, language].map((each) => phraseBanks[each].common.places);
  const usual = (["inside", "outside"] as const).find((name) => before?.[name] === plan.location);
  const location = (usual && after?.[usual]) ?? plan.location;
  const unitTitle = isSameText(plan.unitTitle, plan.lessonTitle) ? title : plan.unitTitle;
  return { ...plan, lessonTitle: title, unitTitle, location, language };
}

/** Which lesson of the bank a REB plan is made of. */
export const rebChoices = choicesOf({
  find: (plan: RebRequest | RebContent) => findLesson(topicOf(plan)),
  byId: findLessonById,
  fits: (lesson, plan) => fitsLesson(lesson, topicOf(plan)),
  titleOf: ({ lessonTitle }) => lessonTitle,
  isCalm,
  topicsOf: lessonTopics,
  moved,
  adopted: adoptedLesson,
  fieldsOf: ({ title, ...topic }) => ({ ...topic, lessonTitle: title }),
});
