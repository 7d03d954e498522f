import { namesOf } from "@/lib/core/names";
import { rebTraits } from "./reb/traits";
import { rtbTraits } from "./rtb/traits";

/** Every kind of plan. A new one is named here, and its definition in the registry beside. */
export const planTraits = { reb: rebTraits, rtb: rtbTraits };
export type PlanKind = keyof typeof planTraits;
export const planKindNames = namesOf(planTraits);

/** The kind that is meant where none is said. */
export const firstKind = "reb";
