import { proofInput } from "@/lib/accounts/proof/schema";
import { proveAgain } from "@/lib/accounts/proof/service";
import { defineRoute } from "@/lib/web/route";

export const POST = defineRoute({ body: proofInput }, async (actor, { body, caller }) => ({
  provenUntil: (await proveAgain(actor, body, caller)).toISOString(),
}));
