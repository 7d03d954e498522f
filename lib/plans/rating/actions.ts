"use server";

import { loadMessages } from "@/lib/i18n/messages";
import { defineAction } from "@/lib/web/action";
import { ratingInput } from "./schema";
import { ratePlan } from "./service";

export const ratePlanAction = defineAction(ratingInput, async (actor, { kind, id, ...rating }, locale) => {
  await ratePlan(actor, { kind, id }, rating);
  return { message: loadMessages(locale).rating.thanks };
});
