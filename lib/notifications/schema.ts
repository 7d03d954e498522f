import { z } from "zod";
import { rowId } from "@/lib/core/whole-number";

/** Whose notifications, in an address. */
export const readerParams = z.object({ userId: rowId });
/** Which notification, in an address. */
export const notificationParams = z.object({ id: rowId });

/** Where in the list; the newest hundred unless told. */
export const listQuery = z.object({
  page: z.coerce.number().int().min(0).max(100_000).catch(0),
  size: z.coerce.number().int().min(1).max(100).catch(100),
});

/** The page's filters, as they stand in its address; what does not fit falls back to its default. */
export const notificationFilters = z.object({
  page: listQuery.shape.page,
  show: z.enum(["all", "unread"]).catch("all"),
});
export type NotificationFilters = z.infer<typeof notificationFilters>;
