import { grantMessage } from "@/lib/administration/granting/queries";
import { tierAssignment, userChoice } from "@/lib/administration/schema";
import { assignUserTier } from "@/lib/administration/service";
import { defineRoute } from "@/lib/web/route";

const shapes = { admin: true, params: userChoice, body: tierAssignment } as const;

export const PUT = defineRoute(shapes, async (actor, { params, body, locale }) => {
  const confirmation = await assignUserTier(actor, params.id, body.tierId);
  const message = await grantMessage(actor, { confirmation, tierId: body.tierId }, locale);
  return { success: true, message, confirmation };
});
