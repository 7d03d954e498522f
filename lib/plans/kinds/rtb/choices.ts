import { findSession, findSessionById } from "@/lib/bank/queries";
import { fitsSession } from "@/lib/bank/search/fitting";
import { choicesOf } from "../choices";
import { isCalm } from "./composer/calm";
import type { RtbContent, RtbRequest } from "./schema";

/** A plan's topic as the bank is asked for it. */
function topicOf({ topicOfSession: title, trade, language }: RtbRequest | RtbContent) {
  return { title, trade, language };
}

/** Which job sheet of the bank an RTB plan is made of. */
export const rtbChoices = choicesOf({
  find: (plan: RtbRequest | RtbContent) => findSession(topicOf(plan)),
  byId: findSessionById,
  fits: (sheet, plan) => fitsSession(sheet, topicOf(plan)),
  titleOf: ({ topicOfSession }) => topicOfSession,
  isCalm,
  fieldsOf: ({ title, subject: trade, classLevel: level, language }) => ({
    topicOfSession: title,
    trade,
    level,
    language,
  }),
});
