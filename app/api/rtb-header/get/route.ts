import { letterhead } from "@/app/api/_answers/letterhead";
import { findLetterhead } from "@/lib/headers/letterhead/queries";
import { loadMessages } from "@/lib/i18n/messages";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({ name: "getRtbHeader", answer: letterhead }, async (actor, { locale }) => {
  const data = await findLetterhead(actor);
  const { found, none } = loadMessages(locale).headers;
  return { success: true, data, message: data ? found : none };
});
