import { planTraits } from "@/lib/plans/kinds/traits";
import type { ListContent } from "./list-error";

/** What could not be loaded, and what a toast says of it where that is something else. */
type Failure = { what?: ListContent; aloud?: ListContent };

/** Nothing is named where it is the reader's plans. On `/subscription` neither what is on sale nor what they have could be read. */
const failures = new Map<string, Failure>([
  ["/dashboard", {}],
  ...Object.values(planTraits).map(({ places }): [string, Failure] => [places.list, {}]),
  ["/bin", {}],
  ["/recent-activity", { what: "activities" }],
  ["/notifications", { what: "notifications" }],
  ["/subscription", { what: "tiers", aloud: "subscriptions" }],
]);

/** What a page could not load, by its path without the language. */
export function failureOf(path: string): Failure {
  return failures.get(path) ?? { what: "page" };
}
