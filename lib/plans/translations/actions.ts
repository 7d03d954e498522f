"use server";

import { refresh } from "next/cache";
import { defineAction } from "@/lib/web/action";
import { planPlaces } from "../editing/constants";
import { planTarget } from "../schema";
import { translationTarget } from "./schema";
import { refreshTranslation, translatePlan } from "./service";

export const translatePlanAction = defineAction(translationTarget, async (actor, { language, ...place }) => {
  const { id } = await translatePlan(actor, place, language);
  return { redirectTo: `${planPlaces[place.kind].detail}/${id}` };
});

/** Renders the page of both plans again in its answer. */
export const refreshTranslationAction = defineAction(planTarget, async (actor, place) => {
  await refreshTranslation(actor, place);
  refresh();
});
