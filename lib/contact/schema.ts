import { z } from "zod";
import { emailField } from "@/lib/core/email-field";
import { isLocale } from "@/lib/core/language";
import { storable } from "@/lib/core/searchable";
import { rowId } from "@/lib/core/whole-number";

function text(most: number) {
  return z
    .string({ error: "required" })
    .transform((written) => storable(written).trim())
    .pipe(z.string().min(1, "required").max(most, "tooLong"));
}

/** What a visitor sends. All of name, email, subject and message are required. Source: PUB-3. */
export const contactInput = z.object({
  name: text(200),
  email: emailField("emailFormat"),
  subject: text(200),
  message: text(5_000),
  /** The page's language. */
  language: z
    .string()
    .optional()
    .catch(undefined)
    .transform((language) => (isLocale(language) ? language : undefined)),
  /** A field that no person sees; programs fill it in. */
  website: z.string().max(2_000).optional().catch("?"),
});
export type ContactInput = z.infer<typeof contactInput>;

/** Filters of the inbox, as they stand in an address; what does not fit falls back to its default. */
export const inboxFilters = z.object({
  state: z.enum(["new", "answered", "all"]).catch("new"),
  page: z.coerce.number().int().min(0).max(100_000).catch(0),
  /** One message alone, whatever its state. */
  message: z.coerce.number().int().min(1).max(2_147_483_647).optional().catch(undefined),
});
export type InboxFilters = z.infer<typeof inboxFilters>;

/** Which message is meant. */
export const messageChoice = z.object({ id: rowId });
