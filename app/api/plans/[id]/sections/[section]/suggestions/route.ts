import { suggestions } from "@/app/api/_answers/inspection";
import { planProblem } from "@/app/api/_plans/plan-json";
import { minutes } from "@/lib/core/clock";
import { getPlanKind } from "@/lib/plans/queries";
import { sectionParams, sectionWish } from "@/lib/plans/suggestions/schema";
import { suggestForSection } from "@/lib/plans/suggestions/service";
import { eventStream } from "@/lib/web/event-stream";
import { defineRoute } from "@/lib/web/route";
import { collected } from "@/app/api/_plans/suggestions-json";

const shapes = {
  name: "suggestForSection",
  params: sectionParams,
  body: sectionWish,
  problem: planProblem,
  answer: suggestions,
} as const;

/** New texts for one section to choose from: as a stream of events where the caller takes one, else all at once. */
export const POST = defineRoute(shapes, async (actor, { params, body, request }) => {
  const place = { kind: await getPlanKind(actor, params.id), id: params.id };
  const watch = await suggestForSection(actor, place, { ...body, section: params.section });
  if (!request.headers.get("accept")?.includes("text/event-stream")) return collected(watch(request.signal));
  return eventStream(watch, { signal: request.signal, accountId: actor.accountId, limit: minutes(5) });
});
