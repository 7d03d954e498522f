import { z } from "zod";
import { planParamsOf } from "../../schema";
import { contentShape, lessonId, requestShape } from "../shapes";
import { rtbFields } from "./fields";

const chosen = { lessonId: lessonId.optional() };

/** What a trainer gives to have a session plan written. */
export const rtbRequest = z.object({ ...requestShape(rtbFields), ...chosen });
export type RtbRequest = z.infer<typeof rtbRequest>;

/** A request as writing starts from it: one made of a free description may leave open what nobody knows. */
export const rtbBrief = z.object({ ...requestShape(rtbFields, ["brief"]), ...chosen });

/** The same as it is read back from a plan, whose texts its owner may have changed to anything. */
export const rtbRecalled = z.object({ ...requestShape(rtbFields, ["brief", "recalled"]), ...chosen });

/** An RTB session plan as it is stored, edited, served and printed. Texts are plain; each line is a paragraph or item. */
export const rtbContent = z.object({ ...contentShape(rtbFields), ...chosen });
export type RtbContent = z.infer<typeof rtbContent>;

/** What clients of the generating call send instead of the names that plans keep. */
const aliases = {
  trainerName: "teacherName",
  numberOfTrainees: "classSize",
  learningOutcome: "learningOutcomes",
} as const;

/** The create form's data as clients send it, under the names of the plan. Source: RTB-5. */
export function fromAliases(body: Record<string, unknown>): Record<string, unknown> {
  const fields = { ...body };
  for (const [alias, name] of Object.entries(aliases)) {
    if (fields[alias] !== undefined) fields[name] ??= fields[alias];
    delete fields[alias];
  }
  return fields;
}

/** Which session plan, in an address. Source of the refusal: RTB-6. */
export const rtbParams = planParamsOf("invalid_rtb_plan_id");
