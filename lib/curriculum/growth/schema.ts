import { z } from "zod";
import { storable } from "@/lib/core/searchable";

function text(max: number) {
  return z
    .string({ error: "invalid" })
    .max(max, "tooLong")
    .transform((value) => storable(value).trim());
}

function required(max: number) {
  return text(max).refine((value) => value !== "", "required");
}

/** A number as a form sends it; nothing for an empty field. */
function numeral(pattern: RegExp) {
  return z
    .string({ error: "invalid" })
    .trim()
    .regex(pattern, "invalid")
    .transform((value) => (value === "" ? null : Number(value)));
}

const key = required(700);

export const proposalRejection = z.object({ key });

/** A proposal as the administrator leaves it, corrected or as it came. */
export const proposalConfirmation = z.object({
  key,
  level: required(50),
  subject: required(200),
  unitNo: numeral(/^(?:[1-9]\d{0,2})?$/).default(null),
  title: required(300),
  term: numeral(/^[1-3]?$/).default(null),
  /** The key unit competence, or a module's learning outcomes, a line each. */
  details: text(4_000).default(""),
});
export type ProposalConfirmation = z.infer<typeof proposalConfirmation>;
