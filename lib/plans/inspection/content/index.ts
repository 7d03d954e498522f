import type { Rule, UnjudgedThing } from "../types";
import { factRules } from "./facts";
import { givenRules } from "./givens";
import { minuteRules } from "./minutes";
import { purposeRules } from "./purpose";
import { questionRules } from "./questions";
import type { ContentReading } from "./reading";
import { senseRules, isSenseJudged } from "./sense";
import { stepRules } from "./steps";
import { substanceRules } from "./substance";

/** What is asked of a plan's content, whatever its kind. */
export const contentRules: readonly Rule<ContentReading>[] = [
  ...substanceRules,
  ...questionRules,
  ...givenRules,
  ...stepRules,
  ...minuteRules,
  ...purposeRules,
  ...factRules,
  ...senseRules,
];

/** The same for a reading that holds the lesson among other things. */
export function contentRulesFor<Reading extends { lesson: ContentReading }>(): Rule<Reading>[] {
  return contentRules.map(({ applies, find, ...rule }) => ({
    ...rule,
    applies: (reading) => applies?.(reading.lesson) ?? true,
    find: (reading) => find(reading.lesson),
  }));
}

/** What cannot be judged of a plan. */
export function unjudgedIn({ known, language }: ContentReading): UnjudgedThing[] {
  return [...(known ? [] : ["facts" as const]), ...(isSenseJudged(language) ? [] : ["sense" as const])];
}
