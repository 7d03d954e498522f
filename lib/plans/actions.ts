"use server";

import { refresh } from "next/cache";
import { getTranslations } from "next-intl/server";
import { defineAction } from "@/lib/web/action";
import { planTarget } from "./schema";
import { copyPlan, deletePlan, restorePlan } from "./service";

/** For the rows of a list, which each of these renders again in its answer. A plan's own page leaves it (editing/actions.ts). */
export const deleteListedPlanAction = defineAction(planTarget, async (actor, place) => {
  await deletePlan(actor, place);
  refresh();
  return { message: (await getTranslations("plans"))("messages.deleted") };
});

export const restoreListedPlanAction = defineAction(planTarget, async (actor, place) => {
  await restorePlan(actor, place);
  refresh();
  return { message: (await getTranslations("plans"))("messages.restored") };
});

export const copyListedPlanAction = defineAction(planTarget, async (actor, place) => {
  const id = await copyPlan(actor, place);
  refresh();
  return { message: (await getTranslations("plans"))("messages.copied"), data: { id } };
});
