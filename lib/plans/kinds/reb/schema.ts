import { z } from "zod";
import { contentShape, lessonId, requestShape } from "../shapes";
import { rebFields } from "./fields";

const chosen = { lessonId: lessonId.optional() };

/** What a teacher gives to have a REB lesson plan written. */
export const rebRequest = z.object({ ...requestShape(rebFields), ...chosen });
export type RebRequest = z.infer<typeof rebRequest>;

/** A request as writing starts from it: one made of a free description may leave open what nobody knows. */
export const rebBrief = z.object({ ...requestShape(rebFields, ["brief"]), ...chosen });

/** A request read back from a plan, whose texts its owner may have changed to anything. */
export const rebRecalled = z.object({ ...requestShape(rebFields, ["brief", "recalled"]), ...chosen });

/** A REB lesson plan as it is stored, edited, served and printed. Texts are plain; each line is a paragraph or item. */
export const rebContent = z.object({ ...contentShape(rebFields), ...chosen });
export type RebContent = z.infer<typeof rebContent>;
