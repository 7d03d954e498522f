import type { PlanKind } from "../kinds/contract";

/** Where the pages and calls of each kind live; `home` is where its pages lead back to. */
export const planPlaces = {
  reb: {
    create: "/lesson-plan/create",
    detail: "/lesson-plan",
    edit: "/lesson-plan/edit",
    list: "/lesson-plans",
    header: "/header-settings",
    home: "/dashboard",
    api: "/api/lesson-plans",
  },
  rtb: {
    create: "/rtb-lesson-plan/create",
    detail: "/rtb-lesson-plan",
    edit: "/rtb-lesson-plan/edit",
    list: "/rtb-lesson-plans",
    header: "/rtb-header-settings",
    home: "/rtb-lesson-plans",
    api: "/api/rtb/lesson-plans",
  },
} as const satisfies Record<
  PlanKind,
  Record<"create" | "detail" | "edit" | "list" | "header" | "home" | "api", string>
>;

/** Where the plans of every kind lie that were deleted. */
export const binPath = "/bin";

/** Those of the notices of a redirect (`?notice=`, texts in messages/<locale>/editor.json) that are errors. */
export const errorNotices = [
  "noPlans",
  "invalidPlanId",
  "loadFailed",
  "rtbInvalidId",
  "rtbLoadFailed",
  "rtbDetailsFailed",
] as const;
