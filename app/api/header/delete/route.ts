import { header } from "@/app/api/_answers/letterhead";
import { deleteHeaderDefaults } from "@/lib/headers/service";
import { loadMessages } from "@/lib/i18n/messages";
import { defineRoute } from "@/lib/web/route";

export const DELETE = defineRoute({ name: "deleteHeader", answer: header }, async (actor, { locale }) => {
  await deleteHeaderDefaults(actor);
  return { success: true, data: null, message: loadMessages(locale).headers.deleted };
});
