import type { Session } from "@/lib/bank/schema";
import { bankSpelling } from "@/lib/bank/search/spelling";

/** A topic that the bank surely knows is printed without its slips; the run's request keeps what was typed. */
export function withBankSpelling<Given extends { topicOfSession: string }>(
  given: Given,
  sheet: Session | null | undefined,
): Given {
  return sheet ? { ...given, topicOfSession: bankSpelling(given.topicOfSession, sheet) } : given;
}
