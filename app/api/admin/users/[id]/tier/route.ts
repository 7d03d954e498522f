import { z } from "zod";
import { done } from "@/app/api/_answers/common";
import { grantMessage } from "@/lib/administration/granting/queries";
import { tierAssignment, userChoice } from "@/lib/administration/schema";
import { assignUserTier } from "@/lib/administration/service";
import { defineRoute } from "@/lib/web/route";

const shapes = {
  name: "assignTier",
  admin: true,
  params: userChoice,
  body: tierAssignment,
  answer: done.extend({ confirmation: z.enum(["confirmed", "waiting", "alone"]) }),
  refuses: ["proof_required", "user_not_found", "tier_not_found", "tier_second_needed"],
} as const;

export const PUT = defineRoute(shapes, async (actor, { params, body, locale }) => {
  const confirmation = await assignUserTier(actor, params.id, body.tierId);
  const message = await grantMessage(actor, { confirmation, tierId: body.tierId }, locale);
  return { success: true, message, confirmation };
});
