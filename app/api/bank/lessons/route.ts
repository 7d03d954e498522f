import { listLessons } from "@/lib/plans/lessons/queries";
import { lessonQuery } from "@/lib/plans/lessons/schema";
import { defineRoute } from "@/lib/web/route";

export const GET = defineRoute({ query: lessonQuery }, (actor, { query }) =>
  Promise.resolve(listLessons(actor, query)),
);
