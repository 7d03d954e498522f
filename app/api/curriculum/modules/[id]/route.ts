import { moduleDetail } from "@/app/api/_answers/curriculum";
import { getModuleDetail } from "@/lib/plans/picking/queries";
import { moduleChoice } from "@/lib/plans/picking/schema";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({ name: "getModule", params: moduleChoice, answer: moduleDetail }, (actor, { params }) =>
  getModuleDetail(actor, params.id),
);
