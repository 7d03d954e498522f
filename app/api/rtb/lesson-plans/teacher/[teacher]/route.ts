import { session } from "@/app/api/_answers/plans";
import { z } from "zod";
import { listPlansOfTeacher } from "@/lib/plans/queries";
import { planJson } from "@/app/api/_plans/plan-json";
import { defineRoute } from "@/lib/web/route";

const params = z.object({ teacher: z.string().trim().min(1, "invalid").max(300, "tooLong") });

export const GET = defineRoute(
  { name: "listTeacherRtbPlans", params, answer: z.array(session) },
  async (actor, { params: { teacher } }) => (await listPlansOfTeacher(actor, "rtb", teacher)).map(planJson),
);
