import { tierAssignment, userChoice } from "@/lib/administration/schema";
import { assignUserTier } from "@/lib/administration/service";
import { loadMessages } from "@/lib/i18n/messages";
import { defineRoute } from "@/lib/web/route";

const shapes = { admin: true, params: userChoice, body: tierAssignment } as const;

export const PUT = defineRoute(shapes, async (actor, { params, body, locale }) => {
  await assignUserTier(actor, params.id, body.tierId);
  return { success: true, message: loadMessages(locale).administration.users.done.tier };
});
