import type { PlanKind } from "../kind";

/** Where the pages and calls of each kind live; `home` is where its pages lead back to. */
export const planPlaces = {
  reb: {
    detail: "/lesson-plan",
    edit: "/lesson-plan/edit",
    list: "/lesson-plans",
    home: "/dashboard",
    api: "/api/lesson-plans",
  },
  rtb: {
    detail: "/rtb-lesson-plan",
    edit: "/rtb-lesson-plan/edit",
    list: "/rtb-lesson-plans",
    home: "/rtb-lesson-plans",
    api: "/api/rtb/lesson-plans",
  },
} as const satisfies Record<PlanKind, Record<"detail" | "edit" | "list" | "home" | "api", string>>;

/** Those of the notices of a redirect (`?notice=`, texts in messages/<locale>/editor.json) that are errors. */
export const errorNotices = [
  "noPlans",
  "invalidPlanId",
  "loadFailed",
  "rtbInvalidId",
  "rtbLoadFailed",
  "rtbDetailsFailed",
] as const;
