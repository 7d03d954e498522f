import { bullets, fillGivenSentences, fillPhrase, isFilled, numbered } from "../../../../text/wording";
import { isShownFamily } from "../../course/family";
import type { LessonDraft } from "../lesson/lesson";
import { questionCounts } from "../lesson/constants";
import { isPerformed } from "../stages/moves";
import type { CommonPhrases } from "../types";
import { entryAssessment } from "./standards";

/** How learners answer at the end; in a calm lesson only the youngest do not write. */
function answering({ held, family, band, ...lesson }: LessonDraft): keyof CommonPhrases["assessment"] {
  if (held.way === "calm") return band === "early" ? "oral" : "written";
  if (isShownFamily(family)) return "practical";
  return isPerformed({ held, family, band, ...lesson }) ? "oral" : "written";
}

/** The questions that the minutes hold; those of an entry were chosen by its own. */
function questionsOf({ held, values, content }: LessonDraft): string[] {
  const isShort = values.total === String(questionCounts.short.total);
  const isChosen = held.way === "calm" && held.entry !== null;
  return isShort && !isChosen ? content.questions.filter((_, index) => index % 2 === 0) : content.questions;
}

/** How each learner is assessed during and at the end of the lesson, with the questions about this topic. */
export function assessment(lesson: LessonDraft): string {
  const { held, bank, values } = lesson;
  if (held.way === "entry") return entryAssessment(lesson, held.entry);
  const { assessment: phrases } = bank.common;
  // Whoever stays silent in a calm lesson is not marked down for it.
  const during = held.way === "calm" ? [] : [phrases.observation];
  const usual = [...during, phrases[answering(lesson)], phrases.standard, phrases.competence];
  const ways = lesson.needs.map((need) => need.assessment ?? "");
  const lines = [...usual.map((line) => fillGivenSentences(line, values)), ...ways].filter(isFilled);
  return [bullets(lines), fillPhrase(phrases.questions, values), numbered(questionsOf(lesson))].join("\n");
}
