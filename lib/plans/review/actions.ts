"use server";

import { refresh } from "next/cache";
import { loadMessages } from "@/lib/i18n/messages";
import { defineAction, defineAdminAction } from "@/lib/web/action";
import { approval, rejection, submission } from "./schema";
import { decidePlan, submitPlan } from "./service";

/** Each of these renders the page again in the same answer. */
export const submitPlanAction = defineAction(submission, async (actor, { notes, ...place }, locale) => {
  await submitPlan(actor, place, { notes });
  refresh();
  return { message: loadMessages(locale).review.submitted };
});

export const approvePlanAction = defineAdminAction(approval, async (actor, { version, ...place }, locale) => {
  await decidePlan(actor, place, { step: "approved", version });
  refresh();
  return { message: loadMessages(locale).review.approved };
});

export const rejectPlanAction = defineAdminAction(rejection, async (actor, { version, reason, ...place }, locale) => {
  await decidePlan(actor, place, { step: "rejected", version, reason });
  refresh();
  return { message: loadMessages(locale).review.rejected };
});
