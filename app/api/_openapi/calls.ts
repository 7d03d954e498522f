import { z } from "zod";
import { codeInput, codeRequest, loginInput, referrerInput, registration } from "@/lib/accounts/schema";
import { letterheadInput, logoParams } from "@/lib/headers/letterhead/schema";
import { headerInput } from "@/lib/headers/schema";
import { rebContent, rebRequest } from "@/lib/plans/reb/schema";
import { rtbContent, rtbParams, rtbRequest } from "@/lib/plans/rtb/schema";
import { downloadQuery, planFilters, planParams, quickInput } from "@/lib/plans/schema";
import { activityCalls } from "./activity";
import { notificationCalls } from "./notifications";
import { paymentCalls } from "./payments";
import { referralCalls } from "./referrals";
import type { ApiCall } from "./types";

const text = z.string();
const moment = z.iso.datetime();
const waiting = z.object({ wait: z.enum(["true"]).optional() });

const progress = z.object({
  state: z.enum(["running", "finished", "failed", "interrupted"]),
  engine: z.enum(["model", "composer"]),
  section: text,
  done: z.int(),
  total: z.int(),
});

const known = z.object({
  id: z.int(),
  status: z.enum(["draft", "completed"]),
  version: z.int(),
  lessonName: text,
  createdAt: moment,
  updatedAt: moment,
  generation: progress.nullable(),
});
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

const account = z.object({ id: z.int(), email: text, fullName: text, school: text, role: text });
const header = z.object({ success: z.boolean(), data: headerInput.nullable(), message: text });
const letterhead = z.object({
  success: z.boolean(),
  data: letterheadInput.extend({ logoUrl: text.nullable() }).nullable(),
  message: text,
});
const standing = z.object({
  lessonPlansRemaining: z.int(),
  lessonPlansPerMonth: z.int(),
  bundlePlansRemaining: z.int(),
  bundleExpiryDate: text,
  nextMonthDate: text,
  startDate: text,
  expiryDate: text,
  tierId: z.int().nullable(),
  tierName: text,
  active: z.boolean(),
});

const accounts: ApiCall[] = [
  { name: "register", method: "POST", path: "/api/auth/register", open: true, body: registration, answer: text },
  { name: "verify", method: "POST", path: "/api/auth/verify", open: true, body: codeInput, answer: text },
  {
    name: "regenerateOtp",
    method: "POST",
    path: "/api/auth/regenerate-otp",
    open: true,
    body: codeRequest,
    answer: text,
  },
  {
    name: "addReferrer",
    method: "POST",
    path: "/api/auth/add-referrer",
    open: true,
    body: referrerInput,
    answer: text,
  },
  {
    name: "login",
    method: "POST",
    path: "/api/auth/login",
    open: true,
    body: loginInput,
    answer: account.extend({ token: text, tokenType: z.literal("Bearer") }),
  },
];

const plans = "/api/lesson-plans";
const lessonPlans: ApiCall[] = [
  { name: "listPlans", method: "GET", path: plans, query: planFilters, answer: page },
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

const rtbPlans = "/api/rtb/lesson-plans";
const { teacherName, classSize, learningOutcomes } = rtbRequest.shape;
const rtbForm = rtbRequest
  .omit({ teacherName: true, classSize: true, learningOutcomes: true })
  .extend({ trainerName: teacherName, numberOfTrainees: classSize, learningOutcome: learningOutcomes });
const session = rtbContent.extend(known.omit({ lessonName: true }).shape);
const sessionPlans: ApiCall[] = [
  { name: "listRtbPlans", method: "GET", path: rtbPlans, answer: z.array(session) },
  {
    name: "createRtbPlan",
    method: "POST",
    path: rtbPlans,
    query: waiting,
    body: rtbRequest,
    status: 201,
    answer: session,
  },
  {
    name: "generateRtbPlan",
    method: "POST",
    path: `${rtbPlans}/generate`,
    query: waiting,
    body: rtbForm,
    status: 201,
    answer: session,
  },
  { name: "getRtbPlan", method: "GET", path: `${rtbPlans}/{id}`, params: rtbParams, answer: session },
  {
    name: "saveRtbPlan",
    method: "PUT",
    path: `${rtbPlans}/{id}`,
    params: rtbParams,
    body: rtbContent.extend({ version: z.int().min(1) }),
    answer: session,
  },
  { name: "deleteRtbPlan", method: "DELETE", path: `${rtbPlans}/{id}`, params: rtbParams, status: 204 },
  {
    name: "downloadRtbPlan",
    method: "GET",
    path: `${rtbPlans}/{id}/download`,
    params: rtbParams,
    query: downloadQuery,
    answer: "file",
  },
  {
    name: "listTeacherRtbPlans",
    method: "GET",
    path: `${rtbPlans}/teacher/{teacher}`,
    params: z.object({ teacher: text }),
    answer: z.array(session),
  },
];

const others: ApiCall[] = [
  { name: "getHeader", method: "GET", path: "/api/header/get", answer: header },
  { name: "saveHeader", method: "POST", path: "/api/header/save", body: headerInput, answer: header },
  { name: "deleteHeader", method: "DELETE", path: "/api/header/delete", answer: header },
  {
    name: "checkRtbHeader",
    method: "GET",
    path: "/api/rtb-header/check",
    answer: z.object({ hasHeader: z.boolean() }),
  },
  { name: "getRtbHeader", method: "GET", path: "/api/rtb-header/get", answer: letterhead },
  {
    name: "saveRtbHeader",
    method: "POST",
    path: "/api/rtb-header/save",
    body: letterheadInput.extend({ removeLogo: z.enum(["true"]).optional() }),
    files: ["logo"],
    answer: letterhead,
  },
  {
    name: "deleteRtbHeader",
    method: "DELETE",
    path: "/api/rtb-header/delete",
    answer: letterhead.omit({ data: true }),
  },
  { name: "rtbLogo", method: "GET", path: "/api/rtb-header/logo/{hash}", params: logoParams, answer: "picture" },
  { name: "subscriptionInfo", method: "GET", path: "/api/subscriptions/info", answer: standing },
];

/** Every call, in the order in which a client meets them. */
export const apiCalls: readonly ApiCall[] = [
  ...accounts,
  ...lessonPlans,
  ...sessionPlans,
  ...others,
  ...notificationCalls,
  ...activityCalls,
  ...paymentCalls,
  ...referralCalls,
];
