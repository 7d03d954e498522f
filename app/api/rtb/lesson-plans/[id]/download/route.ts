import { downloadPlan } from "@/lib/plans/downloads/service";
import { rtbParams } from "@/lib/plans/kinds/rtb/schema";
import { downloadQuery } from "@/lib/plans/schema";
import { attachment } from "@/lib/web/attachment";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute(
  { name: "downloadRtbPlan", params: rtbParams, query: downloadQuery, answer: "file" },
  async (actor, { params, query }) =>
    attachment(await downloadPlan(actor, { kind: "rtb", id: params.id, notes: query.notes }, query.format)),
);
