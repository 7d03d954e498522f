"use server";

import { defineAction } from "@/lib/web/action";
import { planPlaces } from "../editing/constants";
import { remaking } from "./schema";
import { remakePlan } from "./service";

export const remakePlanAction = defineAction(remaking, async (actor, { kind, id, ...change }) => {
  await remakePlan(actor, { kind, id }, change);
  return { redirectTo: `${planPlaces[kind].detail}/${id}?notice=remade` };
});
