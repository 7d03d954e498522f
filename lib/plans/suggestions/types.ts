import type { EngineName } from "@/lib/ai/types";
import type { PlanFields } from "../kinds/tools";

/**
 * What somebody who reads suggestions is told: first the texts as they stand. `score` is the check's if this one is chosen,
 * `before` as it is now.
 */
export type SuggestionEvent =
  | { type: "present"; fields: PlanFields }
  | { type: "partial"; index: number; fields: PlanFields }
  | { type: "suggestion"; index: number; fields: PlanFields; engine: EngineName; score: number; before: number }
  | { type: "end"; count: number };
