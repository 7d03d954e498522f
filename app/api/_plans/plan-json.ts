import type { PlanContent } from "@/lib/plans/kinds/contract";
import type { PlanKind } from "@/lib/plans/kinds/traits";
import { planKind } from "@/lib/plans/kinds/registry";
import type { Plan } from "@/lib/plans/types";
import type { PlanListItem } from "@/lib/plans/listing/types";

/** A plan as the REST API gives and takes it: the fields of its content beside what is known about it. */
export function planJson(plan: Plan): PlanContent {
  const { content, kind: _kind, ownerId: _ownerId, deletedAt: _deletedAt, review, run, ...known } = plan;
  return { ...content, lessonName: content.lessonTitle, ...known, generation: run, ...review };
}

/** A plan in a page of the list: its columns under the names that they have in the whole plan. */
export function planListJson(item: PlanListItem): PlanContent {
  const { title, lessonDate, durationMinutes, deletedAt: _deletedAt, details: _details, kind: _kind, ...rest } = item;
  const { run, ...known } = rest;
  return {
    ...known,
    lessonTitle: title,
    lessonName: title,
    date: lessonDate,
    totalDuration: durationMinutes,
    generation: run && { state: run },
  };
}

/** A body of the REST API with its fields under the names that plans keep them by. */
export function planFields(kind: PlanKind, body: Record<string, unknown>): Record<string, unknown> {
  const fields = { ...body };
  for (const [alias, name] of Object.entries(planKind(kind).rest.aliases)) {
    if (fields[alias] !== undefined) fields[name] ??= fields[alias];
    delete fields[alias];
  }
  return fields;
}

function isPlan(value: unknown): value is Plan {
  return typeof value === "object" && value !== null && "kind" in value && "content" in value && "version" in value;
}

/** What goes along with an error about a plan, in the same shape. */
export function planProblem(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, isPlan(value) ? planJson(value) : value]),
  );
}
