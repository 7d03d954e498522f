import { header } from "@/app/api/_answers/letterhead";
import { headerInput } from "@/lib/headers/schema";
import { saveHeaderDefaults } from "@/lib/headers/service";
import { loadMessages } from "@/lib/i18n/messages";
import { defineRoute } from "@/lib/web/route";

export const POST = defineRoute(
  { name: "saveHeader", body: headerInput, answer: header },
  async (actor, { body, locale }) => {
    const data = await saveHeaderDefaults(actor, body);
    return { success: true, data, message: loadMessages(locale).headers.saved };
  },
);
