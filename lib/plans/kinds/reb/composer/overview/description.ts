import { harmsIn } from "../../../../safety/forbidden";
import { sentencesOf } from "../../../../safety/words";
import { withOfficialWording } from "../../../../safety/wording";
import { fillGivenSentences, fillPhrase, isFilled } from "../../../../text/wording";
import { mindedIn } from "../lesson/held";
import type { LessonDraft } from "../lesson/lesson";
import { calmDiscovery, calmOverview } from "../stages/calm";
import { methodSummary } from "../stages/methods";
import { discoveryMove } from "../stages/moves";
import { stepsOf } from "../stages/stages";

/** The teacher's own words; in a lesson on a sensitive topic without the sentences that ask for what it forbids. */
function ownDescription({ request, held }: LessonDraft): string {
  const { activitiesDescription: text, language } = request;
  if (!mindedIn(held)) return text;
  if (harmsIn(text, language).length === 0) return withOfficialWording(text);
  const kept = sentencesOf(text).filter((sentence) => harmsIn(sentence, language).length === 0);
  return withOfficialWording(kept.join(" "));
}

/** An overview of the lesson; one whose unit is not named is not said to be one of it. */
function overviewOf(lesson: LessonDraft): string {
  const { held, values, bank } = lesson;
  if (held.way === "calm") return calmOverview(lesson, held.calm);
  const overviews = bank.common.overview.filter((text) => values.unit !== "" || !text.includes("{unit}"));
  // What a lesson of the bank holds is told by its name; a frame speaks of "the topic of the lesson".
  const named = held.way === "entry" ? { ...values, topic: values.title ?? "" } : values;
  return fillGivenSentences(lesson.pick("overview", overviews), named);
}

/** The name of the way in which learners discover the topic. */
function strategyOf(lesson: LessonDraft): string | undefined {
  const { held } = lesson;
  return (held.way === "calm" ? calmDiscovery(lesson, held.calm) : discoveryMove(lesson)).name;
}

/** What stands above the two columns: the teacher's own words, or an overview where one is wanted. */
export function activitiesDescription(lesson: LessonDraft): string {
  const { request, bank } = lesson;
  const own = ownDescription(lesson);
  if (own.trim() !== "") return own;
  if (!request.includeActivitiesDescription && request.activitiesDescription.trim() === "") return "";
  const strategy = strategyOf(lesson);
  const approach = strategy ? fillPhrase(bank.common.approach, { strategy }) : "";
  return [overviewOf(lesson), approach, methodSummary(lesson, stepsOf(lesson))].filter(isFilled).join(" ");
}
