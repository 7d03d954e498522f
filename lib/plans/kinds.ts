import { AppError } from "@/lib/core/errors";
import type { PlanKind, PlanKindDefinition } from "./kind";
import { reb } from "./reb/kind";

export const planKinds = { reb } satisfies Partial<Record<PlanKind, PlanKindDefinition>>;

/** The kind by its name. Throws `not_found` for one that is not offered. */
export function planKind(name: PlanKind): PlanKindDefinition {
  const kinds: Partial<Record<PlanKind, PlanKindDefinition>> = planKinds;
  const kind = kinds[name];
  if (!kind) throw new AppError("not_found");
  return kind;
}
