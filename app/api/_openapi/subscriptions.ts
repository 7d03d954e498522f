import { z } from "zod";
import { accountParams, tierChoice } from "@/lib/subscriptions/schema";
import { bundleInput, tierInput, tierParams } from "@/lib/subscriptions/tiers/schema";
import type { ApiCall } from "./types";

const text = z.string();

const standing = z.object({
  lessonPlansRemaining: z.int(),
  lessonPlansPerMonth: z.int(),
  bundlePlansRemaining: z.int(),
  bundleExpiryDate: text,
  nextMonthDate: text,
  startDate: text,
  expiryDate: text,
  tierId: z.int().nullable(),
  tierName: text,
  active: z.boolean(),
});

const tier = z.object({
  id: z.int(),
  name: text,
  description: text,
  price: z.int(),
  lessonPlansPerMonth: z.int(),
  maxUsers: z.int(),
  durationDays: z.int(),
  active: z.boolean(),
});
const bundle = z.object({ plans: z.int(), price: z.int() });

const tiers = "/api/subscription-tiers";
const subscriptions = "/api/subscriptions";

/** Tiers, and what an account has of them. */
export const subscriptionCalls: readonly ApiCall[] = [
  { name: "listTiers", method: "GET", path: tiers, answer: z.array(tier) },
  { name: "createTier", method: "POST", path: tiers, body: tierInput, status: 201, answer: tier },
  { name: "getBundle", method: "GET", path: `${tiers}/bundle`, answer: bundle },
  { name: "saveBundle", method: "PUT", path: `${tiers}/bundle`, body: bundleInput, answer: bundle },
  { name: "getTier", method: "GET", path: `${tiers}/{id}`, params: tierParams, answer: tier },
  { name: "saveTier", method: "PUT", path: `${tiers}/{id}`, params: tierParams, body: tierInput, answer: tier },
  { name: "deleteTier", method: "DELETE", path: `${tiers}/{id}`, params: tierParams, status: 204 },
  { name: "subscriptionInfo", method: "GET", path: `${subscriptions}/info`, answer: standing },
  {
    name: "canCreate",
    method: "GET",
    path: `${subscriptions}/can-create/{id}`,
    params: accountParams,
    answer: z.object({ canCreate: z.boolean(), message: text }),
  },
  {
    name: "incrementCount",
    method: "POST",
    path: `${subscriptions}/increment-lesson-count/{id}`,
    params: accountParams,
    answer: standing,
  },
  {
    name: "updateSubscription",
    method: "POST",
    path: `${subscriptions}/update`,
    body: tierChoice,
    answer: z.object({ success: z.boolean(), expiryDate: text }),
  },
  {
    name: "checkExpired",
    method: "POST",
    path: `${subscriptions}/check-expired`,
    answer: z.object({ success: z.boolean(), expired: z.int(), told: z.int() }),
  },
];
