import type { Session } from "@/lib/bank/schema";
import { findSession, findSessionById } from "@/lib/bank/queries";
import { fitsSession } from "@/lib/bank/search/fitting";
import { titleOf } from "@/lib/bank/rules";
import { isSameText } from "@/lib/core/searchable";
import { choicesOf } from "../choices";
import { isCalm, sessionTopics } from "./topics";
import type { RtbContent, RtbRequest } from "./schema";

/** A plan's topic as the bank is asked for it. */
function topicOf({ topicOfSession: title, trade, language }: RtbRequest | RtbContent) {
  return { title, trade, language };
}

/** The plan with another topic, also where the old one stands in for an outcome or a range. */
function titled<Titling extends RtbRequest | RtbContent>(plan: Titling, title: string): Titling {
  const withTitle = (text: string) => (isSameText(text, plan.topicOfSession) ? title : text);
  const { learningOutcomes, range } = plan;
  return { ...plan, topicOfSession: title, learningOutcomes: withTitle(learningOutcomes), range: withTitle(range) };
}

function adoptedSheet<Adopting extends RtbRequest | RtbContent>(
  plan: Adopting,
  sheet: Session,
  isOwnTopic: boolean,
): Adopting {
  return isOwnTopic ? plan : titled(plan, titleOf(sheet));
}

/** Which job sheet of the bank an RTB plan is made of. */
export const rtbChoices = choicesOf({
  find: (plan: RtbRequest | RtbContent) => findSession(topicOf(plan)),
  byId: findSessionById,
  fits: (sheet, plan) => fitsSession(sheet, topicOf(plan)),
  titleOf: ({ topicOfSession }) => topicOfSession,
  isCalm,
  topicsOf: sessionTopics,
  moved: (plan, { title, language }) => ({ ...titled(plan, title), language }),
  adopted: adoptedSheet,
  fieldsOf: ({ title, subject: trade, classLevel: level, language }) => ({
    topicOfSession: title,
    trade,
    level,
    language,
  }),
});
