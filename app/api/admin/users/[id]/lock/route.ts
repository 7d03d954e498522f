import { userChoice } from "@/lib/administration/schema";
import { lockUser } from "@/lib/administration/service";
import { loadMessages } from "@/lib/i18n/messages";
import { defineRoute } from "@/lib/web/route";

export const PUT = defineRoute({ admin: true, params: userChoice }, async (actor, { params, locale }) => {
  await lockUser(actor, params.id);
  return { success: true, message: loadMessages(locale).administration.users.done.locked };
});
