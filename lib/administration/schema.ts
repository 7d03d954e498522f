import { z } from "zod";
import { storable } from "@/lib/core/searchable";
import { rowId } from "@/lib/core/whole-number";
import { usersPageSize } from "./constants";

const page = z.coerce.number().int().min(0).max(1_000_000).catch(0);

/** Which users are asked for, as it stands in an address; what does not fit falls back to its default. */
export const userFilters = z.object({
  page,
  size: z.coerce.number().int().min(1).max(1_000).catch(usersPageSize),
  search: z
    .string()
    .transform((value) => storable(value).trim().slice(0, 254))
    .catch(""),
});
export type UserFilters = z.infer<typeof userFilters>;

const tierId = z.coerce
  .number({ error: "tierRequired" })
  .int("tierRequired")
  .min(1, "tierRequired")
  .max(2_147_483_647, "tierRequired");

/** Which account is meant. */
export const userChoice = z.object({ id: rowId });

/** A role by its name; which names there are is said by `toRole`. */
export const roleChoice = z.object({ role: z.string({ error: "invalid" }).max(50, "invalid") });

export const tierAssignment = z.object({ tierId });
