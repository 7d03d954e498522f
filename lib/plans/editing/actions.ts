"use server";

import { defineAction } from "@/lib/web/action";
import { createFormPlan, createQuickPlan, resumeRun } from "../runs/service";
import { getVersion, listVersions } from "../queries";
import { findInspection } from "../scores/queries";
import { fixFinding } from "../fixes/service";
import { planTarget } from "../schema";
import { fixTarget } from "../fixes/schema";
import { copyPlan, deletePlan, restorePlan, restoreVersion, savePlan } from "../service";
import { planPlaces } from "./constants";
import { planChange, planCreation, quickCreation, versionPlace, versionRestoring } from "./schema";

function opened(kind: keyof typeof planPlaces, id: number, notice?: string): string {
  return `${planPlaces[kind].detail}/${id}${notice ? `?notice=${notice}` : ""}`;
}

export const createPlanAction = defineAction(planCreation, async (actor, { kind, stay, lessonFor, ...fields }) => {
  const id = await createFormPlan(actor, kind, { fields, asking: { askedFor: lessonFor } });
  return stay ? { data: { id } } : { redirectTo: opened(kind, id) };
});

export const quickPlanAction = defineAction(quickCreation, async (actor, { kind, stay, lessonFor, ...input }) => {
  const id = await createQuickPlan(actor, kind, { ...input, asking: { askedFor: lessonFor } });
  return stay ? { data: { id } } : { redirectTo: opened(kind, id) };
});

export const savePlanAction = defineAction(planChange, async (actor, { kind, id, ...change }) => {
  const saved = await savePlan(actor, { kind, id }, change);
  const { version, status } = saved;
  return { data: { version, status, inspection: await findInspection(actor, saved) } };
});

export const restoreVersionAction = defineAction(versionRestoring, async (actor, { kind, id, ...change }) => {
  const restored = await restoreVersion(actor, { kind, id }, change);
  const { version, content } = restored;
  return { data: { version, content, inspection: await findInspection(actor, restored) } };
});

export const fixAction = defineAction(fixTarget, async (actor, { kind, id, ...finding }) => ({
  data: await fixFinding(actor, { kind, id }, finding),
}));

export const listVersionsAction = defineAction(planTarget, async (actor, { kind, id }) => ({
  data: { versions: await listVersions(actor, kind, id) },
}));

export const readVersionAction = defineAction(versionPlace, async (actor, { kind, ...place }) => ({
  data: { content: await getVersion(actor, kind, place) },
}));

export const resumeAction = defineAction(planTarget, async (actor, { kind, id }) => {
  await resumeRun(actor, kind, id);
});

export const copyPlanAction = defineAction(planTarget, async (actor, { kind, id }) => ({
  redirectTo: opened(kind, await copyPlan(actor, { kind, id }), "copied"),
}));

export const deletePlanAction = defineAction(planTarget, async (actor, { kind, id }) => {
  await deletePlan(actor, { kind, id });
  return { redirectTo: `${planPlaces[kind].list}?deleted=${id}` };
});

export const restorePlanAction = defineAction(planTarget, async (actor, { kind, id }) => {
  await restorePlan(actor, { kind, id });
  return { redirectTo: opened(kind, id, "restored") };
});
