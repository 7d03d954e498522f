import { z } from "zod";
import { correction } from "@/app/api/_answers/reports";
import { listCorrections } from "@/lib/plans/reports/queries";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({ name: "listCorrections", admin: true, answer: z.array(correction) }, (actor) =>
  listCorrections(actor),
);
