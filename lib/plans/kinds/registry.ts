import type { PlanKind, PlanKindDefinition } from "./contract";
import { reb } from "./reb/kind";
import { rtb } from "./rtb/kind";

export const planKinds = { reb, rtb } satisfies Record<PlanKind, PlanKindDefinition>;

/** The kind by its name. */
export function planKind(name: PlanKind): PlanKindDefinition {
  return planKinds[name];
}
