"use server";

import { refresh } from "next/cache";
import { loadMessages } from "@/lib/i18n/messages";
import { bundleInput, tierForm, tierParams } from "@/lib/subscriptions/tiers/schema";
import { createTier, deleteTier, updateBundleOffer, updateTier } from "@/lib/subscriptions/tiers/service";
import { defineAdminAction } from "@/lib/web/action";

const changedTier = tierForm.extend(tierParams.shape);

/** Each of these renders the page again in the same answer. */
export const createTierAction = defineAdminAction(tierForm, async (actor, input, locale) => {
  await createTier(actor, input);
  refresh();
  return { message: loadMessages(locale).administration.subscriptions.done.created };
});

export const updateTierAction = defineAdminAction(changedTier, async (actor, { id, ...input }, locale) => {
  await updateTier(actor, id, input);
  refresh();
  return { message: loadMessages(locale).administration.subscriptions.done.updated };
});

export const deleteTierAction = defineAdminAction(tierParams, async (actor, { id }, locale) => {
  await deleteTier(actor, id);
  refresh();
  return { message: loadMessages(locale).administration.subscriptions.done.deleted };
});

export const updateBundleAction = defineAdminAction(bundleInput, async (actor, offer, locale) => {
  await updateBundleOffer(actor, offer);
  refresh();
  return { message: loadMessages(locale).administration.subscriptions.bundle.done };
});
