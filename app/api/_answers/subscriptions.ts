import { z } from "zod";
import { text } from "./common";

export const standing = z.object({
  lessonPlansRemaining: z.int(),
  lessonPlansPerMonth: z.int(),
  lessonPlansUsedThisMonth: z.int(),
  bundlePlansRemaining: z.int(),
  bundleExpiryDate: text,
  bundles: z.array(
    z.object({
      source: z.enum(["purchase", "carried", "referral"]),
      left: z.int(),
      endsAt: text,
      several: z.boolean(),
    }),
  ),
  nextMonthDate: text,
  startDate: text,
  expiryDate: text,
  tierId: z.int().nullable(),
  tierName: text,
  active: z.boolean(),
});

export const tier = z.object({
  id: z.int(),
  name: text,
  description: text,
  price: z.int(),
  lessonPlansPerMonth: z.int(),
  maxUsers: z.int(),
  durationDays: z.int(),
  active: z.boolean(),
});
export const bundle = z.object({ plans: z.int(), price: z.int() });
