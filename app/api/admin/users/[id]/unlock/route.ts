import { done } from "@/app/api/_answers/common";
import { userChoice } from "@/lib/administration/schema";
import { unlockUser } from "@/lib/administration/service";
import { loadMessages } from "@/lib/i18n/messages";
import { defineRoute } from "@/lib/web/route";

export const PUT = defineRoute(
  { name: "unlockUser", admin: true, params: userChoice, answer: done },
  async (actor, { params, locale }) => {
    await unlockUser(actor, params.id);
    return { success: true, message: loadMessages(locale).administration.users.done.unlocked };
  },
);
