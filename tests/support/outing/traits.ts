import type { KindTraits } from "@/lib/plans/kinds/types";

/** A third kind, a plan for a school's outing, as its own folder would hold it. */
export const outingTraits = {
  places: {
    create: "/plans/outing/create",
    quick: null,
    detail: "/plans/outing",
    edit: "/plans/outing/edit",
    list: "/plans/outing/all",
    header: "/header-settings",
    home: "/plans/outing/all",
    api: "/api/outing/lesson-plans",
  },
  titles: { list: "plans", detail: "planDetails", create: "planCreate", edit: "planEdit" },
  icon: "library",
  notices: { invalid: "invalidPlanId", missing: "loadFailed", failed: null },
  belongsTo: null,
} as const satisfies KindTraits;
