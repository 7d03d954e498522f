import { done } from "@/app/api/_answers/common";
import { toRole } from "@/lib/administration/rules";
import { roleChoice, userChoice } from "@/lib/administration/schema";
import { changeRole } from "@/lib/administration/service";
import { interpolate } from "@/lib/core/interpolate";
import { loadMessages } from "@/lib/i18n/messages";
import { defineRoute } from "@/lib/web/route";

const shapes = {
  name: "changeRole",
  admin: true,
  params: userChoice,
  body: roleChoice,
  answer: done,
  refuses: ["proof_required", "own_account", "user_not_found"],
} as const;

export const PUT = defineRoute(shapes, async (actor, { params, body, locale }) => {
  const role = toRole(body.role);
  await changeRole(actor, params.id, role);
  return { success: true, message: interpolate(loadMessages(locale).administration.users.done.role, { role }) };
});
