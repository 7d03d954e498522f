import { done } from "@/app/api/_answers/common";
import { userChoice } from "@/lib/administration/schema";
import { deleteUser } from "@/lib/administration/service";
import { loadMessages } from "@/lib/i18n/messages";
import { defineRoute } from "@/lib/web/route";

export const DELETE = defineRoute(
  {
    name: "deleteUser",
    admin: true,
    params: userChoice,
    answer: done,
    refuses: ["proof_required", "own_account", "user_not_found"],
  },
  async (actor, { params, locale }) => {
    await deleteUser(actor, params.id);
    return { success: true, message: loadMessages(locale).administration.users.done.deleted };
  },
);
