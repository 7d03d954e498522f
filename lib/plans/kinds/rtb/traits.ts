import type { KindTraits } from "../types";

/** What the shared pages, lists and calls know of RTB session plans. */
export const rtbTraits = {
  places: {
    create: "/rtb-lesson-plan/create",
    quick: null,
    detail: "/rtb-lesson-plan",
    edit: "/rtb-lesson-plan/edit",
    list: "/rtb-lesson-plans",
    header: "/rtb-header-settings",
    home: "/rtb-lesson-plans",
    api: "/api/rtb/lesson-plans",
  },
  icon: "wrench",
  titles: { list: "rtbPlans", detail: "rtbPlanDetails", create: "rtbPlanCreate", edit: "rtbPlanEdit" },
  notices: { invalid: "rtbInvalidId", missing: "rtbLoadFailed", failed: "rtbDetailsFailed" },
  belongsTo: "module",
} as const satisfies KindTraits;
