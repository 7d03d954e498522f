import type { PlanLanguage } from "@/lib/core/language";
import { fillPhrase, quote, sentence } from "../text/wording";
import type { Need } from "./needs";
import type { NeedPhrases } from "./phrases";

/** What is done about a need in both columns, among the materials and in the assessment. */
export type Adaptation = Pick<NeedPhrases, "teacher" | "learners" | "material" | "assessment">;

/** "The 2 learners with albinism", "learners with low vision": whom a need concerns. */
export function concerned({ count }: Need, { one, many, some }: Pick<NeedPhrases, "one" | "many" | "some">): string {
  if (count === null) return some;
  return count === 1 ? one : fillPhrase(many, { n: String(count) });
}

/** The most characters of an unknown need that are quoted. */
export const longestNeed = 160;

type Source = { phrases: Adaptation; who: string; object: string; language: PlanLanguage };

/** The phrases of a need in the words of a plan; `object` is what can be felt in place of what is seen. */
export function adaptationFor({ words }: Need, { phrases, who, object, language }: Source): Adaptation {
  const values = { who, Who: sentence(who), need: quote(words, language, longestNeed), object };
  return {
    teacher: fillPhrase(phrases.teacher, values),
    learners: fillPhrase(phrases.learners, values),
    material: fillPhrase(phrases.material, values),
    assessment: fillPhrase(phrases.assessment ?? "", values),
  };
}
