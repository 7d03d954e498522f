import { rebPhases } from "@/lib/plans/kinds/reb/constants";
import type { RebContent } from "@/lib/plans/kinds/reb/schema";
import type reb from "@/messages/en/reb.json";
import type { DurationRule } from "../fields";

export type RebLabels = typeof reb;

/** The three steps of a lesson must add up to its whole duration. */
export const rebDurations: DurationRule = {
  total: "totalDuration",
  parts: rebPhases.map((phase) => `${phase}Duration` satisfies keyof RebContent),
};
