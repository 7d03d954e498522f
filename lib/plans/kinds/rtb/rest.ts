import type { KindRest } from "../types";

/** How RTB session plans are asked for over REST. Source: RTB-5, RTB-6. */
export const rtbRest: KindRest = {
  invalidId: "invalid_rtb_plan_id",
  aliases: { trainerName: "teacherName", numberOfTrainees: "classSize", learningOutcome: "learningOutcomes" },
  calls: {
    all: "listRtbPlans",
    store: "createRtbPlan",
    write: "generateRtbPlan",
    read: "getRtbPlan",
    save: "saveRtbPlan",
    remove: "deleteRtbPlan",
    download: "downloadRtbPlan",
    submit: "submitRtbPlan",
    approve: "approveRtbPlan",
    reject: "rejectRtbPlan",
    ofTeacher: "listTeacherRtbPlans",
  },
};
