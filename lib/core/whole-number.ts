import { z } from "zod";

/** Postgres' largest whole number. */
export const largestWhole = 2_147_483_647;

/** The number of a row, as an address or a form writes it. */
export const rowId = z.coerce
  .number({ error: "invalid" })
  .int("invalid")
  .min(1, "invalid")
  .max(largestWhole, "invalid");

/**
 * A whole number of at least `least`, as a number or as a form writes it; nothing at all is not 0. `required` is the
 * sentence for a number that is missing.
 */
export function wholeNumber(required: string, least: 0 | 1) {
  const number = z.coerce
    .number({ error: required })
    .int(`wholeMin${least}`)
    .min(least, `wholeMin${least}`)
    .max(largestWhole, "tooLarge");
  return z.preprocess((given) => (typeof given === "number" || String(given ?? "").trim() ? given : undefined), number);
}
