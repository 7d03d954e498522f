import type { EngineName } from "@/lib/ai/types";
import type { InspectionReport } from "../scores/types";

/**
 * What became of a fix. `mended`: saved as version `version`; `previous` is the one to go back to. `uncured`: no writer
 * found a text that mends it, and nothing was changed. `gone`: the plan as it is saved has no such finding any more.
 */
export type Fix = { inspection: InspectionReport } & (
  | { outcome: "mended"; engine: EngineName; field: string; value: string | number; version: number; previous: number }
  | { outcome: "uncured" | "gone" }
);
