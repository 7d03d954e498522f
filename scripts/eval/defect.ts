import type { PlanLanguage } from "@/lib/core/language";

/** One thing broken in a good plan, and the rule that should say so; `other` is another plan, of another language if asked. */
export type Defect<Content> = {
  name: string;
  rule: string;
  applies?: (content: Content) => boolean;
  break: (content: Content, other: { lesson: Content; language: Content }) => Partial<Content>;
};

/** What a writer leaves behind. */
export const placeholders = ["[insert an example here]", "TODO", "{topic}", "Lorem ipsum dolor sit amet"];
/** The rule that misses each component of an objective. */
export const components = {
  condition: "objectiveCondition",
  who: "objectiveWho",
  verb: "objectiveVerb",
  content: "objectiveContent",
  standard: "objectiveStandard",
} as const;

/** The language that a plan's field is exchanged with. */
export const otherLanguage: Readonly<Record<PlanLanguage, PlanLanguage>> = { en: "fr", fr: "rw", rw: "sw", sw: "en" };
