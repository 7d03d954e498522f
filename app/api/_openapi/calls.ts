import { z } from "zod";
import { contactInput } from "@/lib/contact/schema";
import { headerInput } from "@/lib/headers/schema";
import { rebContent, rebRequest } from "@/lib/plans/kinds/reb/schema";
import { downloadQuery, planQuery, planParams, quickInput } from "@/lib/plans/schema";
import { translationBody } from "@/lib/plans/translations/schema";
import { accountCalls } from "./accounts";
import { activityCalls } from "./activity";
import { notificationCalls } from "./notifications";
import { paymentCalls } from "./payments";
import { referralCalls } from "./referrals";
import { subscriptionCalls } from "./subscriptions";
import { planToolCalls } from "./plan-tools";
import { letterheadCalls, sessionPlanCalls } from "./session-plans";
import { known, moment, progress, text, waiting } from "./shapes";
import type { ApiCall } from "./types";
import { administrationCalls } from "./administration";

const plan = rebContent.extend(known.shape);

const listItem = plan
  .pick({
    id: true,
    status: true,
    lessonTitle: true,
    lessonName: true,
    subject: true,
    classLevel: true,
    lessonNo: true,
  })
  .extend(plan.pick({ date: true, totalDuration: true, teacherName: true, language: true }).shape)
  .extend({ createdAt: moment, updatedAt: moment, generation: progress.pick({ state: true }).nullable() });

const page = z.object({
  lessonPlans: z.array(listItem),
  currentPage: z.int(),
  totalPages: z.int(),
  totalItems: z.int(),
});

const header = z.object({ success: z.boolean(), data: headerInput.nullable(), message: text });

const plans = "/api/lesson-plans";
const lessonPlans: ApiCall[] = [
  { name: "listPlans", method: "GET", path: plans, query: planQuery, answer: page },
  { name: "listAllPlans", method: "GET", path: `${plans}/all`, answer: z.array(plan) },
  { name: "createPlan", method: "POST", path: plans, query: waiting, body: rebRequest, status: 201, answer: plan },
  {
    name: "createQuickPlan",
    method: "POST",
    path: "/api/quick-lesson-plans",
    query: waiting,
    body: quickInput,
    status: 201,
    answer: plan,
  },
  { name: "getPlan", method: "GET", path: `${plans}/{id}`, params: planParams, answer: plan },
  {
    name: "savePlan",
    method: "PUT",
    path: `${plans}/{id}`,
    params: planParams,
    body: rebContent.extend({ version: z.int().min(1) }),
    answer: plan,
  },
  { name: "deletePlan", method: "DELETE", path: `${plans}/{id}`, params: planParams, status: 204 },
  {
    name: "downloadPlan",
    method: "GET",
    path: `${plans}/{id}/download`,
    params: planParams,
    query: downloadQuery,
    answer: "file",
  },
];

const translation = "/api/plans/{id}/translation";
const translations: ApiCall[] = [
  {
    name: "translatePlan",
    method: "POST",
    path: `${translation}s`,
    params: planParams,
    body: translationBody,
    status: 201,
    answer: plan,
  },
  {
    name: "getTranslation",
    method: "GET",
    path: translation,
    params: planParams,
    answer: z.object({ source: plan, translation: plan, stale: z.array(text) }),
  },
  { name: "refreshTranslation", method: "POST", path: translation, params: planParams, answer: plan },
];

const others: ApiCall[] = [
  { name: "getHeader", method: "GET", path: "/api/header/get", answer: header },
  { name: "saveHeader", method: "POST", path: "/api/header/save", body: headerInput, answer: header },
  { name: "deleteHeader", method: "DELETE", path: "/api/header/delete", answer: header },
  {
    ...{ name: "sendMessage", method: "POST", path: "/api/contact", open: true, body: contactInput, status: 201 },
    answer: z.object({ success: z.boolean(), message: text }),
  },
  { name: "exportData", method: "GET", path: "/api/account/export", answer: "archive" },
];

/** Every call, in the order in which a client meets them. */
export const apiCalls: readonly ApiCall[] = [
  ...accountCalls,
  ...lessonPlans,
  ...sessionPlanCalls,
  ...planToolCalls,
  ...letterheadCalls,
  ...translations,
  ...others,
  ...notificationCalls,
  ...activityCalls,
  ...paymentCalls,
  ...referralCalls,
  ...subscriptionCalls,
  ...administrationCalls,
];
