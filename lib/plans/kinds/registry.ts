import type { PlanKindDefinition } from "./contract";
import type { PlanKind } from "./traits";
import { reb } from "./reb/kind";
import { rtb } from "./rtb/kind";

export const planKinds = { reb, rtb } satisfies Record<PlanKind, PlanKindDefinition>;

/** The kind by its name. */
export function planKind(name: PlanKind): PlanKindDefinition {
  return planKinds[name];
}
