import { z } from "zod";
import { text } from "@/app/api/_answers/common";
import { loadMessages } from "@/lib/i18n/messages";
import { findCreationRefusal } from "@/lib/subscriptions/queries";
import { accountParams } from "@/lib/subscriptions/schema";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute(
  { name: "canCreate", params: accountParams, answer: z.object({ canCreate: z.boolean(), message: text }) },
  async (actor, { params, locale }) => {
    const refusal = await findCreationRefusal(actor, params.id);
    return { canCreate: refusal === null, message: refusal ? loadMessages(locale).errors[refusal] : "" };
  },
);
