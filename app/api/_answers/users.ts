import { z } from "zod";
import { roles } from "@/lib/core/actor";
import { moment, place, text } from "./common";

export const account = z.object({ id: z.int(), email: text, fullName: text, school: text, role: text });

const user = z.object({
  id: z.int(),
  email: text,
  role: z.enum(roles),
  subscriptionTier: text.nullable(),
  subscriptionStartDate: moment.nullable(),
  subscriptionExpiryDate: moment.nullable(),
  locked: z.boolean(),
  deleted: z.boolean(),
  verified: z.boolean(),
  secondFactor: z.boolean(),
  createdAt: moment,
  lessonPlansUsedThisMonth: z.int(),
});
export const userPage = z.object({ users: z.array(user), ...place.shape });

export const referrer = z.object({ email: z.string(), count: z.int() });
export const referred = z.object({ id: z.int(), email: z.string(), verified: z.boolean(), createdAt: moment });
