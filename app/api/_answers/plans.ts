import { z } from "zod";
import { rebContent } from "@/lib/plans/kinds/reb/schema";
import { rtbContent, rtbRequest } from "@/lib/plans/kinds/rtb/schema";
import type { PlanContent } from "@/lib/plans/kinds/contract";
import { moment, place, text } from "./common";

/** A plan as the API gives it, whose fields its kind knows. */
type PlanAnswer = z.ZodType<PlanContent, PlanContent>;

const progress = z.object({
  state: z.enum(["running", "finished", "failed", "interrupted"]),
  engine: z.enum(["model", "composer"]),
  section: text,
  done: z.int(),
  total: z.int(),
});

const known = z.object({
  id: z.int(),
  status: z.enum(["draft", "completed"]),
  version: z.int(),
  lessonName: text,
  createdAt: moment,
  updatedAt: moment,
  generation: progress.nullable(),
});

const rebPlan = rebContent.extend(known.shape);
export const plan: PlanAnswer = rebPlan;

const listItem = rebPlan
  .pick({
    id: true,
    status: true,
    lessonTitle: true,
    lessonName: true,
    subject: true,
    classLevel: true,
    lessonNo: true,
  })
  .extend(rebPlan.pick({ date: true, totalDuration: true, teacherName: true, language: true }).shape)
  .extend({ createdAt: moment, updatedAt: moment, generation: progress.pick({ state: true }).nullable() });
const items: z.ZodType<PlanContent[], PlanContent[]> = z.array(listItem);
export const planPage = z.object({ lessonPlans: items, ...place.shape });

export const session: PlanAnswer = rtbContent.extend({
  ...known.omit({ lessonName: true }).shape,
  status: z.enum(["draft", "submitted", "approved", "rejected"]),
  createdBy: text,
  reasonForRejection: text,
});

/** A save says which version it was made from. */
const saved = { version: z.int().min(1) };
export const planSaved = rebContent.extend(saved);
export const sessionSaved = rtbContent.extend(saved);
export const sessionSent = rtbContent.extend(rtbRequest.shape);

const { teacherName, classSize, learningOutcomes } = rtbRequest.shape;
/** The fields of the form under the names that it sends them by. */
export const sessionForm = rtbRequest
  .omit({ teacherName: true, classSize: true, learningOutcomes: true })
  .extend({ trainerName: teacherName, numberOfTrainees: classSize, learningOutcome: learningOutcomes });
