import { lessons } from "@/app/api/_answers/inspection";
import { listLessons } from "@/lib/plans/lessons/queries";
import { lessonQuery } from "@/lib/plans/lessons/schema";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute(
  { name: "listBankLessons", query: lessonQuery, answer: lessons },
  async (actor, { query }) => {
    const { sure, near } = listLessons(actor, query);
    return { sure, near: [...near] };
  },
);
