import type { Tx } from "@/db";
import { isSameSubject } from "@/lib/bank/search/names";
import type { Actor } from "@/lib/core/actor";
import { rememberUse } from "@/lib/curriculum/growth/service";
import type { PlanContent, PlanKind } from "../kinds/contract";
import { usesOf, type UsesOf } from "./rules";

/** Keeps what the actor typed for the plan's unit or module, so that what several schools type alike can serve all. */
export async function rememberUnit(
  tx: Tx,
  actor: Actor,
  plan: { kind: PlanKind; content: PlanContent },
): Promise<void> {
  const uses: UsesOf = usesOf;
  const use = uses[plan.kind]?.(plan.content);
  if (use) await rememberUse(tx, actor, { use, isSubject: (name) => isSameSubject(name, use.subject) });
}
