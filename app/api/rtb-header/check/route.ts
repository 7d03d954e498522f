import { z } from "zod";
import { hasLetterhead } from "@/lib/headers/letterhead/queries";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute(
  { name: "checkRtbHeader", answer: z.object({ hasHeader: z.boolean() }) },
  async (actor) => ({ hasHeader: await hasLetterhead(actor) }),
);
