import { downloadPlan } from "@/lib/plans/downloads/service";
import { downloadQuery, planParams } from "@/lib/plans/schema";
import { attachment } from "@/lib/web/attachment";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute(
  { name: "downloadPlan", params: planParams, query: downloadQuery, answer: "file" },
  async (actor, { params, query }) =>
    attachment(await downloadPlan(actor, { kind: "reb", id: params.id, notes: query.notes }, query.format)),
);
