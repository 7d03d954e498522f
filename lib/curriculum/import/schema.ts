import { z } from "zod";
import { storable } from "@/lib/core/searchable";
import { importBounds } from "./constants";

/** A file of units as text. `source` stands for every row that names none of its own. */
export const unitFile = z.object({
  csv: z.string({ error: "fileRequired" }).min(1, "fileRequired").max(importBounds.characters, "fileTooLarge"),
  source: z
    .string({ error: "invalid" })
    .max(500, "tooLong")
    .transform((text) => storable(text).trim()),
});
export type UnitFile = z.infer<typeof unitFile>;
