"use server";

import { bundleInput, tierForm, tierParams } from "@/lib/subscriptions/tiers/schema";
import { createTier, deleteTier, updateBundleOffer, updateTier } from "@/lib/subscriptions/tiers/service";
import { defineAdminCommand } from "@/lib/web/action";

const changedTier = tierForm.extend(tierParams.shape);

export const createTierAction = defineAdminCommand(
  tierForm,
  (actor, input) => createTier(actor, input),
  ({ administration }) => administration.subscriptions.done.created,
);

export const updateTierAction = defineAdminCommand(
  changedTier,
  (actor, { id, ...input }) => updateTier(actor, id, input),
  ({ administration }) => administration.subscriptions.done.updated,
);

export const deleteTierAction = defineAdminCommand(
  tierParams,
  (actor, { id }) => deleteTier(actor, id),
  ({ administration }) => administration.subscriptions.done.deleted,
);

export const updateBundleAction = defineAdminCommand(
  bundleInput,
  (actor, offer) => updateBundleOffer(actor, offer),
  ({ administration }) => administration.subscriptions.bundle.done,
);
