import { z } from "zod";
import { storable } from "@/lib/core/searchable";
import { planTarget } from "../schema";
import { longestComment, ratingReasons, ratingVerdicts } from "./constants";

export const ratingInput = planTarget.extend({
  verdict: z.enum(ratingVerdicts, { error: "invalid" }),
  reason: z.enum(ratingReasons, { error: "invalid" }).nullable().default(null),
  comment: z.string({ error: "text" }).trim().max(longestComment, "tooLong").transform(storable).default(""),
});

/** Which ratings an administrator asks for, as it stands in an address. */
export const ratingFilters = z.object({
  page: z.coerce.number().int().min(0).max(100_000).catch(0),
  verdict: z.enum(["", ...ratingVerdicts]).catch(""),
});
export type RatingFilters = z.infer<typeof ratingFilters>;
