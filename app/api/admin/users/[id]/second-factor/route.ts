import { userChoice } from "@/lib/administration/schema";
import { resetSecondFactor } from "@/lib/administration/service";
import { loadMessages } from "@/lib/i18n/messages";
import { defineRoute } from "@/lib/web/route";

export const DELETE = defineRoute({ admin: true, params: userChoice }, async (actor, { params, locale }) => {
  await resetSecondFactor(actor, params.id);
  return { success: true, message: loadMessages(locale).administration.users.done.factor };
});
