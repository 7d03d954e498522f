import { done } from "@/app/api/_answers/common";
import { deleteLetterhead } from "@/lib/headers/letterhead/service";
import { loadMessages } from "@/lib/i18n/messages";
import { defineRoute } from "@/lib/web/route";

export const DELETE = defineRoute({ name: "deleteRtbHeader", answer: done }, async (actor, { locale }) => {
  await deleteLetterhead(actor);
  return { success: true, message: loadMessages(locale).headers.letterhead.deleted };
});
