"use server";

import { z } from "zod";
import { defineAction } from "@/lib/web/action";
import { assertExportProven } from "./service";

/** Asked before the browser fetches the file, so that a page, and not a failed download, asks who is there. */
export const openExportAction = defineAction(z.unknown(), async (actor) => {
  assertExportProven(actor);
});
