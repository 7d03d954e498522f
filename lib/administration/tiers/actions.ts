"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { loadMessages } from "@/lib/i18n/messages";
import { bundleInput, tierInput, tierParams } from "@/lib/subscriptions/tiers/schema";
import { createTier, deleteTier, updateBundleOffer, updateTier } from "@/lib/subscriptions/tiers/service";
import { defineAdminAction } from "@/lib/web/action";

// A form leaves a box that is not ticked out.
const onSale = z.preprocess((given) => given === "on" || given === true, z.boolean());
const newTier = tierInput.extend({ active: onSale });
const changedTier = newTier.extend(tierParams.shape);

/** Each of these renders the page again in the same answer. */
export const createTierAction = defineAdminAction(newTier, async (actor, input, locale) => {
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
