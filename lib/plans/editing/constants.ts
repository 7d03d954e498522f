import { mapNames } from "@/lib/core/names";
import { planKindNames, planTraits } from "../kinds/traits";

/** Where the pages and calls of each kind live. */
export const planPlaces = mapNames(planKindNames, (kind) => planTraits[kind].places);

/** Where the plans of every kind lie that were deleted. */
export const binPath = "/bin";

/** Those of the notices of a redirect (`?notice=`, texts in messages/<locale>/editor.json) that are errors. */
export const errorNotices: readonly string[] = [
  "noPlans",
  ...planKindNames.flatMap((kind) => Object.values(planTraits[kind].notices).filter((notice) => notice !== null)),
];
