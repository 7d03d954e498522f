import { z } from "zod";
import type { PlanContent } from "@/lib/plans/kinds/contract";
import type { PlanKind } from "@/lib/plans/kinds/traits";
import { planKind } from "@/lib/plans/kinds/registry";
import { firstKind } from "@/lib/plans/kinds/traits";
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

const known = { id: z.int(), version: z.int(), createdAt: moment, updatedAt: moment, generation: progress.nullable() };
const reviewed = {
  status: z.enum(["draft", "submitted", "approved", "rejected"]),
  createdBy: text,
  reasonForRejection: text,
  notesSubmitted: z.boolean(),
};
const titled = { lessonName: text };

function planObject(kind: PlanKind) {
  const { shapes, reviewed: isReviewed } = planKind(kind);
  const standing = isReviewed ? reviewed : { status: z.enum(["draft", "completed"]) };
  return z.object({ ...shapes.content, ...known, ...("lessonTitle" in shapes.content ? titled : {}), ...standing });
}

/** A plan of the kind. */
export function planAnswer(kind: PlanKind): PlanAnswer {
  return planObject(kind);
}

/** A plan of any kind, described by the first. */
export const plan = planAnswer(firstKind);

const listed = [
  ...["id", "status", "lessonTitle", "lessonName", "subject", "classLevel", "lessonNo", "date", "totalDuration"],
  ...["teacherName", "language"],
];

/** A page of plans of the kind, which have fewer fields there. */
export function pageAnswer(kind: PlanKind) {
  const fields = Object.entries(planObject(kind).shape).filter(([name]) => listed.includes(name));
  const item = z.object({
    ...Object.fromEntries(fields),
    createdAt: moment,
    updatedAt: moment,
    generation: progress.pick({ state: true }).nullable(),
    score: z.int().min(0).max(100).nullable(),
  });
  const items: z.ZodType<PlanContent[], PlanContent[]> = z.array(item);
  return z.object({ lessonPlans: items, ...place.shape });
}

/** What a client sends of the kind: a request, a whole plan, or a plan that is there already. */
export function sentShapes(kind: PlanKind) {
  const { shapes, rest } = planKind(kind);
  const { content, request } = shapes;
  const renamed = Object.entries(rest.aliases).filter(([, name]) => name in request);
  const own = Object.entries(request).filter(([name]) => !renamed.some(([, kept]) => kept === name));
  const named = renamed.map(([alias, name]) => [alias, request[name]] as const);
  return {
    form: z.object(Object.fromEntries([...own, ...named])),
    request: z.object(request),
    whole: z.object({ ...content, ...request }),
    saved: z.object({ ...content, version: z.int().min(1) }),
  };
}
