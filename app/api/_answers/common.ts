import { z } from "zod";

export const text = z.string();
export const moment = z.iso.datetime();

/** What says that something was done. */
export const done = z.object({ success: z.boolean(), message: text });

/** Where a page of a list stands. */
export const place = z.object({ currentPage: z.int(), totalPages: z.int(), totalItems: z.int() });
