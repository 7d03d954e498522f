import { z } from "zod";
import { storable } from "@/lib/core/searchable";

function line(missing?: string) {
  const text = z.string({ error: missing ?? "text" }).trim();
  return (missing ? text.min(1, missing) : text).max(300, "tooLong").transform(storable);
}

/** What stands above a printed session plan. Source: RTB-9. */
export const letterheadInput = z.object({
  district: line("districtRequired"),
  sector: line("areaRequired"),
  schoolName: line("schoolNameRequired"),
  schoolAddress: line().default(""),
  schoolPhone: line().default(""),
  schoolEmail: line().default(""),
  additionalInfo: z.string({ error: "text" }).trim().max(1_000, "tooLong").transform(storable).default(""),
});
export type LetterheadInput = z.infer<typeof letterheadInput>;

export const logoParams = z.object({
  hash: z.string({ error: "unknown_call" }).regex(/^[0-9a-f]{32}$/, "unknown_call"),
});
