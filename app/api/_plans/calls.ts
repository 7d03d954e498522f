import "server-only";
import { z } from "zod";
import { pageAnswer, planAnswer, sentShapes } from "@/app/api/_answers/plans";
import { downloadPlan } from "@/lib/plans/downloads/service";
import { planPlaces } from "@/lib/plans/editing/constants";
import type { PlanKind } from "@/lib/plans/kinds/traits";
import { planKind } from "@/lib/plans/kinds/registry";
import type { KindCall } from "@/lib/plans/kinds/types";
import { listPlans } from "@/lib/plans/listing/queries";
import { listAllPlans, listPlansOfTeacher } from "@/lib/plans/queries";
import { rejectQuery, submitQuery } from "@/lib/plans/review/schema";
import { decidePlan, openPlanOutsideBin, submitPlan } from "@/lib/plans/review/service";
import { createPlan } from "@/lib/plans/runs/service";
import { downloadQuery, planBody, planParamsOf, planSave } from "@/lib/plans/schema";
import { planQuery } from "@/lib/plans/listing/schema";
import { deletePlan, savePlan, storePlan } from "@/lib/plans/service";
import { attachment } from "@/lib/web/attachment";
import type { CallName } from "@/lib/web/described";
import { defineRoute } from "@/lib/web/route";
import { answerNewPlan } from "./new-plan";
import { planFields, planJson, planListJson, planProblem } from "./plan-json";
import { waiting } from "./wait";

const teacherParams = z.object({ teacher: z.string().trim().min(1, "invalid").max(300, "tooLong") });

/** What the calls of one kind are described and parsed with. */
function shapesOf(kind: PlanKind) {
  const { calls: names, invalidId } = planKind(kind).rest;
  return {
    // That these are keys of the API's messages is held by the test of its description.
    name: (call: KindCall) => names[call] as CallName | undefined,
    params: planParamsOf(invalidId),
    plan: planAnswer(kind),
    sent: sentShapes(kind),
  };
}
type Shapes = ReturnType<typeof shapesOf>;

function listCalls(kind: PlanKind, { name, plan }: Shapes) {
  return {
    page: defineRoute({ name: name("page"), query: planQuery, answer: pageAnswer(kind) }, async (actor, { query }) => {
      const { items, ...place } = await listPlans(actor, kind, query);
      return { lessonPlans: items.map(planListJson), ...place };
    }),
    all: defineRoute({ name: name("all"), answer: z.array(plan) }, async (actor) =>
      (await listAllPlans(actor, kind)).map(planJson),
    ),
    ofTeacher: defineRoute(
      { name: name("ofTeacher"), params: teacherParams, answer: z.array(plan) },
      async (actor, { params }) => (await listPlansOfTeacher(actor, kind, params.teacher)).map(planJson),
    ),
  };
}

function creatingCalls(kind: PlanKind, { name, plan, sent }: Shapes) {
  const path = planPlaces[kind].api;
  const made = { body: planBody, query: waiting, status: 201, answer: plan };
  return {
    /** Has a plan written; its form may be sent as one. */
    write: (form: boolean) =>
      defineRoute(
        {
          name: name("write"),
          ...made,
          documented: form ? sent.form : sent.request,
          ...(form ? { form: true as const } : {}),
        },
        async (actor, { body, request }) => {
          const id = await createPlan(actor, kind, planFields(kind, body));
          return answerNewPlan(actor, { kind, id, path }, request);
        },
      ),
    store: defineRoute({ name: name("store"), ...made, documented: sent.whole }, async (actor, { body, request }) => {
      const id = await storePlan(actor, kind, planFields(kind, body));
      return answerNewPlan(actor, { kind, id, path }, request);
    }),
  };
}

function planCallsOf(kind: PlanKind, { name, params, plan, sent }: Shapes) {
  const saving = {
    name: name("save"),
    params,
    body: planSave,
    problem: planProblem,
    documented: sent.saved,
    answer: plan,
  };
  return {
    read: defineRoute({ name: name("read"), params, answer: plan }, async (actor, { params: { id } }) =>
      planJson(await openPlanOutsideBin(actor, kind, id)),
    ),
    save: defineRoute(saving, async (actor, { params: { id }, body: { version, ...body } }) => {
      const change = { version, fields: planFields(kind, body), reason: "saved" } as const;
      return planJson(await savePlan(actor, { kind, id }, change));
    }),
    remove: defineRoute({ name: name("remove"), params }, (actor, { params: { id } }) =>
      deletePlan(actor, { kind, id }),
    ),
    download: defineRoute(
      { name: name("download"), params, query: downloadQuery, answer: "file" },
      async (actor, { params: { id }, query }) =>
        attachment(await downloadPlan(actor, { kind, id, notes: query.notes }, query.format)),
    ),
  };
}

function reviewCalls(kind: PlanKind, { name, params, plan }: Shapes) {
  const deciding = { admin: true, params, problem: planProblem, answer: plan } as const;
  return {
    submit: defineRoute(
      { name: name("submit"), params, query: submitQuery, answer: plan },
      async (actor, { params: { id }, query }) => planJson(await submitPlan(actor, { kind, id }, query)),
    ),
    approve: defineRoute({ name: name("approve"), ...deciding }, async (actor, { params: { id } }) =>
      planJson(await decidePlan(actor, { kind, id }, { step: "approved" })),
    ),
    reject: defineRoute(
      { name: name("reject"), ...deciding, query: rejectQuery },
      async (actor, { params: { id }, query }) =>
        planJson(await decidePlan(actor, { kind, id }, { step: "rejected", reason: query.reason })),
    ),
  };
}

/** Everything that can be asked of the plans of one kind over REST. */
export function planCalls(kind: PlanKind) {
  const shapes = shapesOf(kind);
  return {
    ...listCalls(kind, shapes),
    ...creatingCalls(kind, shapes),
    ...planCallsOf(kind, shapes),
    ...reviewCalls(kind, shapes),
  };
}
