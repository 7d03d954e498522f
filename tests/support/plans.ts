import { transact } from "@/db";
import { aRebRequest, aRtbRequest } from "@/db/seed/makers";
import type { Actor } from "@/lib/core/actor";
import { createPlan, waitForRun } from "@/lib/plans/runs/service";
import { planKind } from "@/lib/plans/kinds/registry";
import { insertPlan } from "@/lib/plans/service";

/** A plan as it stands in a list, without generation. */
export async function aSavedPlan(actor: Actor, given: Record<string, unknown> = {}): Promise<number> {
  const plan = await transact((tx) =>
    insertPlan(tx, actor, { kind: "reb", content: aFullContent(given), reason: "created" }),
  );
  return plan.id;
}

/** A session plan that is ready to be handed in. */
export async function aSession(actor: Actor, given: Record<string, unknown> = {}) {
  const content = planKind("rtb").draft({ ...aRtbRequest(), ...given });
  const { id } = await transact((tx) => insertPlan(tx, actor, { kind: "rtb", content, reason: "created" }));
  return { kind: "rtb", id } as const;
}

function aFullContent(given: Record<string, unknown>): Record<string, unknown> {
  return { ...aRebRequest(), activitiesDescription: "", ...given };
}

/** A plan that was created and written to its end. */
export async function aWrittenPlan(actor: Actor, given: Parameters<typeof aRebRequest>[0] = {}): Promise<number> {
  const id = await createPlan(actor, "reb", aRebRequest(given));
  await waitForRun(id, 50_000);
  return id;
}

/** The code of the error that the work ends with, or "none". */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return "none";
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
  }
}
