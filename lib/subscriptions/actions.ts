"use server";

import { fill } from "@/lib/core/fill";
import { formatDate } from "@/lib/i18n/format";
import { loadMessages } from "@/lib/i18n/messages";
import { defineAction } from "@/lib/web/action";
import { tierChoice } from "./schema";
import { renewFreeTier } from "./service";

export const renewFreeAction = defineAction(tierChoice, async (actor, { tierId }, locale) => {
  const until = await renewFreeTier(actor, tierId);
  const { renewed } = loadMessages(locale).subscriptions.page;
  return { message: fill(renewed, { date: formatDate(until.toISOString()) }) };
});
