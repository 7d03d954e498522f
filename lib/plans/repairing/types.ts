import type { EngineName } from "@/lib/generation/types";
import type { InspectionFinding } from "../inspection/types";

/** A finding, and whether one press can be offered to mend it. */
export type ToldFinding = InspectionFinding & { repairable: boolean };

/** What the check says, without which rules were asked. */
export type ToldInspection = { score: number; findings: ToldFinding[] };

/**
 * What became of a repair. `mended`: saved as version `version`; `previous` is the one to go back to. `uncured`: no writer
 * found a text that mends it, and nothing was changed. `gone`: the plan as it is saved has no such finding any more.
 */
export type Repair = { inspection: ToldInspection } & (
  | { outcome: "mended"; engine: EngineName; field: string; value: unknown; version: number; previous: number }
  | { outcome: "uncured" | "gone" }
);
