import { z } from "zod";
import { contentShape, lessonId, requestShape } from "../shapes";
import { rtbFields } from "./fields";

const chosen = { lessonId: lessonId.optional() };

/** What a trainer gives to have a session plan written. */
export const rtbRequest = z.object({ ...requestShape(rtbFields), ...chosen });
export type RtbRequest = z.infer<typeof rtbRequest>;

/** A request as writing starts from it: one made of a free description may leave open what nobody knows. */
export const rtbBrief = z.object({ ...requestShape(rtbFields, ["brief"]), ...chosen });

/** A request read back from a plan, whose texts its owner may have changed to anything. */
export const rtbRecalled = z.object({ ...requestShape(rtbFields, ["brief", "recalled"]), ...chosen });

/** An RTB session plan as it is stored, edited, served and printed. Texts are plain; each line is a paragraph or item. */
export const rtbContent = z.object({ ...contentShape(rtbFields), ...chosen });
export type RtbContent = z.infer<typeof rtbContent>;
