import { z } from "zod";
import { ownReport } from "@/app/api/_answers/reports";
import { getPlanKind } from "@/lib/plans/queries";
import { listOwnReports } from "@/lib/plans/reports/queries";
import { mistakeInput } from "@/lib/plans/reports/schema";
import { reportMistake } from "@/lib/plans/reports/service";
import { planParams } from "@/lib/plans/schema";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute(
  { name: "listOwnReports", params: planParams, answer: z.array(ownReport) },
  async (actor, { params }) => listOwnReports(actor, { kind: await getPlanKind(actor, params.id), id: params.id }),
);

export const POST = defineRoute(
  { name: "reportMistake", params: planParams, body: mistakeInput, answer: z.object({ id: z.int() }), status: 201 },
  async (actor, { params, body }) => {
    const kind = await getPlanKind(actor, params.id);
    return Response.json(await reportMistake(actor, { kind, id: params.id }, body), { status: 201 });
  },
);
