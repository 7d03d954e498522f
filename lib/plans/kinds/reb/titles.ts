import type { Lesson } from "@/lib/bank/schema";
import { bankSpelling } from "@/lib/bank/search/spelling";
import type { PlanLanguage } from "@/lib/core/language";
import { tidyTitle } from "../../text/titles";

/**
 * A title is printed without its shorthand, and one that the bank surely knows without its slips; the run's request keeps what
 * was typed.
 */
export function withBankSpelling<Given extends { lessonTitle: string; language: PlanLanguage }>(
  given: Given,
  entry: Lesson | undefined,
): Given {
  const { lessonTitle, language } = given;
  const spelt = entry ? bankSpelling(lessonTitle, entry) : lessonTitle;
  return { ...given, lessonTitle: tidyTitle(spelt, language) };
}
