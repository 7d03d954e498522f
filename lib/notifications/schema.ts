import { z } from "zod";

const id = z.coerce.number({ error: "invalid" }).int("invalid").min(1, "invalid").max(2_147_483_647, "invalid");

/** Whose notifications, in an address. */
export const readerParams = z.object({ userId: id });
/** Which notification, in an address. */
export const notificationParams = z.object({ id });

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
