import { watchPlan } from "@/lib/plans/runs/queries";
import { getPlanKind } from "@/lib/plans/queries";
import { planParams } from "@/lib/plans/schema";
import { eventStream, lastEventId } from "@/lib/web/event-stream";
import { defineRoute } from "@/lib/web/route";

/** What happens to a plan while it is being written; ends with the writing or with the session. */
export const GET = defineRoute({ params: planParams }, async (actor, { params, request }) => {
  const place = { kind: await getPlanKind(actor, params.id), id: params.id };
  return eventStream((signal) => watchPlan(actor, place, { seen: lastEventId(request), signal }), {
    signal: request.signal,
    accountId: actor.accountId,
    limit: Math.max(0, actor.sessionEndsAt.getTime() - Date.now()),
  });
});
