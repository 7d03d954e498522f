import { z } from "zod";
import { rowId, wholeNumber as whole } from "@/lib/core/whole-number";

/** What an administrator enters for a tier. Source: ADM-6. */
export const tierInput = z.object({
  name: z.string({ error: "tierNameRequired" }).trim().min(1, "tierNameRequired").max(60, "tooLong"),
  description: z
    .string({ error: "tierDescriptionRequired" })
    .trim()
    .min(1, "tierDescriptionRequired")
    .max(500, "tooLong"),
  /** Whole francs. */
  price: whole("tierPriceRequired", 0),
  durationDays: whole("tierDurationRequired", 1).refine((days) => days <= 3_660, "tooLarge"),
  lessonPlansPerMonth: whole("tierPlansRequired", 0),
  maxUsers: whole("tierUsersRequired", 1),
  /** Whether it is on sale; left as it is unless told. */
  active: z.boolean({ error: "invalid" }).optional(),
});
export type TierInput = z.infer<typeof tierInput>;

/** A tier sent by a form, which leaves out a box that is not ticked. */
export const tierForm = tierInput.extend({
  active: z.preprocess((given) => given === "on" || given === true, z.boolean()),
});

/** What a bundle holds and costs. */
export const bundleInput = z.object({
  plans: whole("plansRequired", 1),
  price: whole("tierPriceRequired", 0).refine((price) => price > 0, "wholeMin1"),
});

export const tierParams = z.object({
  id: rowId,
});
