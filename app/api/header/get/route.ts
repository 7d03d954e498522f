import { header } from "@/app/api/_answers/letterhead";
import { findHeaderDefaults } from "@/lib/headers/queries";
import { loadMessages } from "@/lib/i18n/messages";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({ name: "getHeader", answer: header }, async (actor, { locale }) => {
  const data = await findHeaderDefaults(actor);
  const { found, none } = loadMessages(locale).headers;
  return { success: true, data, message: data ? found : none };
});
