import { userChoice } from "@/lib/administration/schema";
import { unlockUser } from "@/lib/administration/service";
import { loadMessages } from "@/lib/i18n/messages";
import { defineRoute } from "@/lib/web/route";

export const PUT = defineRoute({ admin: true, params: userChoice }, async (actor, { params, locale }) => {
  await unlockUser(actor, params.id);
  return { success: true, message: loadMessages(locale).administration.users.done.unlocked };
});
