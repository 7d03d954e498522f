import { cache } from "react";
import type { Actor } from "@/lib/core/actor";
import { isAppError } from "@/lib/core/errors";
import type { PlanKind } from "@/lib/plans/kinds/traits";
import { planKind } from "@/lib/plans/kinds/registry";
import { planId } from "@/lib/plans/schema";
import type { Plan } from "@/lib/plans/types";
import { requireActor } from "@/lib/web/session";

type Reader<Found> = (actor: Actor, kind: PlanKind, id: number) => Promise<Found>;

/** What an address names, or null when it is nothing that the reader may see. */
async function open<Found>(read: Reader<Found>, kind: PlanKind, id: string): Promise<Found | null> {
  const known = planId.safeParse(id);
  const actor = await requireActor();
  if (!known.success) return null;
  return read(actor, kind, known.data).catch((error: unknown) => {
    if (isAppError(error) && error.code === "not_found") return null;
    throw error;
  });
}

/** A reader whose answer a page and its title share, so that both cost one question. */
export function sharedReader<Found>(kind: PlanKind, read: Reader<Found>): (id: string) => Promise<Found | null> {
  return cache((id: string) => open(read, kind, id));
}

/** The name of a plan for the browser's tab; "" where there is none, or where the page will say what is wrong. */
export async function nameOf(found: Plan | Promise<Plan | null>): Promise<string> {
  const plan = await Promise.resolve(found).catch(() => null);
  return plan ? planKind(plan.kind).summarise(plan.content).title : "";
}
