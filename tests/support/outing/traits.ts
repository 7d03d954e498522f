import type { KindTraits } from "@/lib/plans/kinds/types";

/** A third kind, a plan for a school's outing, as its own folder would hold it. */
export const outingTraits: KindTraits = {
  places: {
    ...{ create: "/outing/create", quick: null, detail: "/outing", edit: "/outing/edit", list: "/outings" },
    ...{ header: "/header-settings", home: "/outings", api: "/api/outing/lesson-plans" },
  },
  titles: { list: "plans", detail: "planDetails" },
  icon: "library",
  notices: { invalid: "invalidPlanId", missing: "loadFailed", failed: null },
  rest: { invalidId: "invalid_plan_id", aliases: { destination: "place" }, calls: {} },
};
