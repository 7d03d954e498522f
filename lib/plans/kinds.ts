import type { PlanKind, PlanKindDefinition } from "./kind";
import { reb } from "./reb";

export const planKinds: Partial<Record<PlanKind, PlanKindDefinition>> = { reb };
