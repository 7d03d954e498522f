"use server";

import { interpolate } from "@/lib/core/interpolate";
import { formatDate } from "@/lib/i18n/format";
import { loadMessages } from "@/lib/i18n/messages";
import { tierChoice } from "@/lib/subscriptions/schema";
import { renewFreeTier } from "@/lib/subscriptions/service";
import { defineAction } from "@/lib/web/action";

// Not in lib/subscriptions: the doors ask accounts who knocks, and accounts stands above subscriptions.

/** Renews a tier that costs nothing and says until when. */
export const renewFreeAction = defineAction(tierChoice, async (actor, { tierId }, locale) => {
  const until = await renewFreeTier(actor, tierId);
  const { renewed } = loadMessages(locale).subscriptions.page;
  return { message: interpolate(renewed, { date: formatDate(until.toISOString()) }) };
});
