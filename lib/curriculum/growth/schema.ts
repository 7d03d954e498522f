import { z } from "zod";
import { storable } from "@/lib/core/searchable";
import { longestCompetence, longestOutcome } from "./constants";
import { readKey } from "./rules";

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

/** Three parts of three hundred characters at the most, and the names and marks between. */
const key = required(1_000);

export const proposalRejection = z.object({ key });

/** A competence as long as that of a unit in a file, outcomes as long as those that are remembered of a plan. */
function fits({ key: named, details }: { key: string; details: string }): boolean {
  if (readKey(named)?.kind !== "module") return details.length <= longestCompetence;
  return details.split("\n").every((line) => line.trim().length <= longestOutcome);
}

/** A proposal as the administrator leaves it, corrected or as it came. */
export const proposalConfirmation = z
  .object({
    key,
    level: required(50),
    subject: required(200),
    unitNo: numeral(/^(?:[1-9]\d{0,2})?$/).default(null),
    title: required(300),
    term: numeral(/^[1-3]?$/).default(null),
    /** The key unit competence, or a module's learning outcomes, a line each. */
    details: text(4_000).default(""),
  })
  // What is offered has to fit into a plan.
  .refine(fits, { path: ["details"], message: "tooLong" });
export type ProposalConfirmation = z.infer<typeof proposalConfirmation>;
