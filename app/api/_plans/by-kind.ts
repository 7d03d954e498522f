import "server-only";
import type { NextRequest } from "next/server";
import { planKindNames } from "@/lib/plans/kinds/traits";
import { planPlaces } from "@/lib/plans/editing/constants";
import type { PlanKind } from "@/lib/plans/kinds/traits";
import { AppError } from "@/lib/core/errors";
import { definePublicRoute, type Handler } from "@/lib/web/route";
import { planCalls } from "./calls";

type Context = Parameters<Handler>[1];

const refuse = definePublicRoute({}, async () => {
  throw new AppError("unknown_call");
});

/** The kinds whose calls stand under their own name. */
const kinds = planKindNames.filter((kind) => planPlaces[kind].api === `/api/${kind}/lesson-plans`);

/** One handler for `/api/{kind}/...`: runs the call of the kind in the path, refuses kinds without calls of their own. */
export function callByKind(choose: (calls: ReturnType<typeof planCalls>) => Handler) {
  const handlers = new Map<string, Handler>(kinds.map((kind) => [kind, choose(planCalls(kind))]));
  async function handle(request: NextRequest, context: Context): Promise<Response> {
    const { kind } = await context.params;
    return (handlers.get(String(kind)) ?? refuse)(request, context);
  }
  const calls = [...handlers].map(([kind, { call }]) => ({ kind: kind as PlanKind, call }));
  return Object.assign(handle, { calls });
}
