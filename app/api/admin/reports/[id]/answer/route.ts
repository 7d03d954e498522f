import { reportAnswer, reportChoice } from "@/lib/plans/reports/schema";
import { answerReport } from "@/lib/plans/reports/service";
import { defineRoute } from "@/lib/web/route";

export const POST = defineRoute(
  { name: "answerReport", admin: true, params: reportChoice, body: reportAnswer },
  (actor, { params, body }) => answerReport(actor, params.id, body.answer),
);
