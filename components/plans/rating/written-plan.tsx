import type { Messages } from "@/lib/i18n/messages";
import type { PlanRating } from "@/lib/plans/rating/types";
import type { Plan } from "@/lib/plans/types";
import { MadeToast } from "../creation/made-toast";
import { RatingPanel } from "./rating-panel";

type WrittenPlanProps = { plan: Plan; rating: PlanRating | null; messages: Messages };

/** Of a plan that was written for its owner: says once that it is ready, and asks whether it is useful. */
export function WrittenPlan({ plan, rating, messages }: WrittenPlanProps) {
  const { list: _list, ...labels } = messages.rating;
  const { finished, quick } = messages.generation;
  return (
    <>
      <MadeToast planId={plan.id} labels={{ finished, quick }} />
      <RatingPanel plan={{ kind: plan.kind, id: plan.id }} rating={rating} labels={labels} />
    </>
  );
}
