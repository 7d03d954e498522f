import { done } from "@/app/api/_answers/common";
import { userChoice } from "@/lib/administration/schema";
import { resetSecondFactor } from "@/lib/administration/service";
import { loadMessages } from "@/lib/i18n/messages";
import { defineRoute } from "@/lib/web/route";

export const DELETE = defineRoute(
  {
    name: "resetSecondFactor",
    admin: true,
    params: userChoice,
    answer: done,
    refuses: ["proof_required", "own_factor", "user_not_found"],
  },
  async (actor, { params, locale }) => {
    const { factor, noFactor } = loadMessages(locale).administration.users.done;
    return { success: true, message: (await resetSecondFactor(actor, params.id)) ? factor : noFactor };
  },
);
