import type { Lesson } from "@/lib/bank/schema";
import { bankSpelling } from "@/lib/bank/search/spelling";

/** A title that the bank surely knows is printed without its slips; the run's request keeps what was typed. */
export function withBankSpelling<Given extends { lessonTitle: string }>(
  given: Given,
  entry: Lesson | undefined,
): Given {
  return entry ? { ...given, lessonTitle: bankSpelling(given.lessonTitle, entry) } : given;
}
