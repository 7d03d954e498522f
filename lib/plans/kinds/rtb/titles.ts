import type { Session } from "@/lib/bank/schema";
import { bankSpelling } from "@/lib/bank/search/spelling";
import type { PlanLanguage } from "@/lib/core/language";
import { tidyTitle } from "../../text/titles";

/**
 * A topic is printed without its shorthand, and one that the bank surely knows without its slips; the run's request keeps what
 * was typed.
 */
export function withBankSpelling<Given extends { topicOfSession: string; language: PlanLanguage }>(
  given: Given,
  sheet: Session | null | undefined,
): Given {
  const { topicOfSession, language } = given;
  const spelt = sheet ? bankSpelling(topicOfSession, sheet) : topicOfSession;
  return { ...given, topicOfSession: tidyTitle(spelt, language) };
}
