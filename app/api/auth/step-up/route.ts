import { z } from "zod";
import { moment } from "@/app/api/_answers/common";
import { proofInput } from "@/lib/accounts/proof/schema";
import { proveAgain } from "@/lib/accounts/proof/service";
import { defineRoute } from "@/lib/web/route";

export const POST = defineRoute(
  { name: "stepUp", body: proofInput, answer: z.object({ provenUntil: moment }) },
  async (actor, { body, caller }) => ({
    provenUntil: (await proveAgain(actor, body, caller)).toISOString(),
  }),
);
