import type { KindRest } from "../types";

/** How REB lesson plans are asked for over REST. */
export const rebRest: KindRest = {
  invalidId: "invalid_plan_id",
  aliases: { lessonName: "lessonTitle" },
  calls: {
    page: "listPlans",
    all: "listAllPlans",
    write: "createPlan",
    read: "getPlan",
    save: "savePlan",
    remove: "deletePlan",
    download: "downloadPlan",
  },
};
