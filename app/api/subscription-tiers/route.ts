import { listTiers } from "@/lib/subscriptions/queries";
import { tierInput } from "@/lib/subscriptions/tiers/schema";
import { createTier } from "@/lib/subscriptions/tiers/service";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({}, (actor) => listTiers({ all: actor.role === "ADMIN" }));

export const POST = defineRoute({ admin: true, body: tierInput }, async (actor, { body }) =>
  Response.json(await createTier(actor, body), { status: 201 }),
);
