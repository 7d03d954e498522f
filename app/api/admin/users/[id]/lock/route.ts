import { done } from "@/app/api/_answers/common";
import { userChoice } from "@/lib/administration/schema";
import { lockUser } from "@/lib/administration/service";
import { loadMessages } from "@/lib/i18n/messages";
import { defineRoute } from "@/lib/web/route";

export const PUT = defineRoute(
  { name: "lockUser", admin: true, params: userChoice, answer: done },
  async (actor, { params, locale }) => {
    await lockUser(actor, params.id);
    return { success: true, message: loadMessages(locale).administration.users.done.locked };
  },
);
