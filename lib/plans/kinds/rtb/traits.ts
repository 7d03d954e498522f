import type { KindTraits } from "../types";

/** What the shared pages, lists and calls know of RTB session plans. Source: RTB-5, RTB-6. */
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
  titles: { list: "rtbPlans", detail: "rtbPlanDetails" },
  notices: { invalid: "rtbInvalidId", missing: "rtbLoadFailed", failed: "rtbDetailsFailed" },
  rest: {
    invalidId: "invalid_rtb_plan_id",
    aliases: { trainerName: "teacherName", numberOfTrainees: "classSize", learningOutcome: "learningOutcomes" },
    calls: {
      ...{ all: "listRtbPlans", store: "createRtbPlan", write: "generateRtbPlan", read: "getRtbPlan" },
      ...{ save: "saveRtbPlan", remove: "deleteRtbPlan", download: "downloadRtbPlan" },
      ...{ submit: "submitRtbPlan", approve: "approveRtbPlan", reject: "rejectRtbPlan" },
      ofTeacher: "listTeacherRtbPlans",
    },
  },
} as const satisfies KindTraits;
