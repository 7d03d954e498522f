import type { KindTraits } from "../types";

/** What the shared pages, lists and calls know of REB lesson plans. */
export const rebTraits = {
  places: {
    create: "/lesson-plan/create",
    quick: "/lesson-plan/quick-create",
    detail: "/lesson-plan",
    edit: "/lesson-plan/edit",
    list: "/lesson-plans",
    header: "/header-settings",
    home: "/dashboard",
    api: "/api/lesson-plans",
  },
  icon: "book-open-text",
  titles: { list: "plans", detail: "planDetails", create: "planCreate", edit: "planEdit" },
  notices: { invalid: "invalidPlanId", missing: "loadFailed", failed: null },
  belongsTo: "unit",
} as const satisfies KindTraits;
