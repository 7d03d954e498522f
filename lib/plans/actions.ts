"use server";

import { refresh } from "next/cache";
import { getTranslations } from "next-intl/server";
import { defineAction } from "@/lib/web/action";
import { planTarget } from "./schema";
import { copyPlan, deletePlan, restorePlan } from "./service";

/** Each of these renders the list again in the same answer. */
export const deletePlanAction = defineAction(planTarget, async (actor, place) => {
  await deletePlan(actor, place);
  refresh();
  return { message: (await getTranslations("plans"))("messages.deleted") };
});

export const restorePlanAction = defineAction(planTarget, async (actor, place) => {
  await restorePlan(actor, place);
  refresh();
  return { message: (await getTranslations("plans"))("messages.restored") };
});

export const copyPlanAction = defineAction(planTarget, async (actor, place) => {
  const id = await copyPlan(actor, place);
  refresh();
  return { message: (await getTranslations("plans"))("messages.copied"), data: { id } };
});
