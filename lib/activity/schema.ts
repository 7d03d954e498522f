import { z } from "zod";
import { storable } from "@/lib/core/searchable";
import { activityTypes, timelineSize } from "./constants";

/** Filters of the timeline, as they stand in an address; what does not fit falls back to its default. */
export const activityFilters = z.object({
  page: z.coerce.number().int().min(0).max(100_000).catch(0),
  search: z
    .string()
    .transform((value) => storable(value).trim().slice(0, 200))
    .catch(""),
  type: z.enum(["", ...activityTypes]).catch(""),
  sort: z.enum(["newest", "oldest"]).catch("newest"),
});
/** What the REST call takes: the same filters, and how many rows a page has. */
export const activityQuery = activityFilters.extend({
  size: z.coerce.number().int().min(1).max(200).catch(timelineSize),
});
export type ActivityFilters = z.infer<typeof activityFilters>;
