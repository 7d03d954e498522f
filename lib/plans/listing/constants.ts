import { planLanguages } from "@/lib/core/language";
import { ownStates, reviewStates } from "../constants";
import { planKindNames } from "../kinds/traits";

/**
 * What a list of plans can be narrowed by, in the order of its address. A filter takes words, a value of the column that has its
 * name, or one of a list: of kinds, of states, or else of what that column holds. Its words stand in
 * messages/<locale>/plans.json; which filters a list offers says its page.
 */
export const planFilterKinds = {
  search: "words",
  kind: planKindNames,
  subject: "column",
  classLevel: "column",
  language: planLanguages,
  status: [...ownStates, ...reviewStates],
} as const satisfies Record<string, "words" | "column" | readonly string[]>;
export const planSorts = ["newest", "oldest", "name"] as const;
