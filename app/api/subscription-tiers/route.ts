import { z } from "zod";
import { tier } from "@/app/api/_answers/subscriptions";
import { listTiers } from "@/lib/subscriptions/queries";
import { tierInput } from "@/lib/subscriptions/tiers/schema";
import { createTier } from "@/lib/subscriptions/tiers/service";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({ name: "listTiers", answer: z.array(tier) }, (actor) =>
  listTiers({ all: actor.role === "ADMIN" }),
);

export const POST = defineRoute(
  {
    name: "createTier",
    admin: true,
    body: tierInput,
    status: 201,
    answer: tier,
    refuses: ["proof_required", "offer_second_needed"],
  },
  async (actor, { body }) => Response.json(await createTier(actor, body), { status: 201 }),
);
