import type { PlanReading } from "../../../inspection/reading";
import type { RebContent } from "../schema";
import type { RebBackground } from "../types";

/** A REB plan as its rules read it. */
export type RebReading = PlanReading & { content: RebContent; background: RebBackground };
