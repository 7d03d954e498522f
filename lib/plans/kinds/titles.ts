import type { Lesson, Session } from "@/lib/bank/schema";
import { bankSpelling } from "@/lib/bank/search/spelling";
import type { PlanLanguage } from "@/lib/core/language";
import { tidyTitle } from "../text/titles";

/**
 * A plan whose title is printed without its shorthand, and, where the bank surely knows it, without its slips; the run's request
 * keeps what was typed. `field` is the one that a kind has its title in.
 */
export function withBankSpelling<
  Field extends string,
  Given extends Record<Field, string> & { language: PlanLanguage },
>(field: Field, given: Given, entry: Lesson | Session | null | undefined): Given {
  const title = given[field];
  const spelt = entry ? bankSpelling(title, entry) : title;
  return { ...given, [field]: tidyTitle(spelt, given.language) };
}
