import { z } from "zod";
import { letterheadInput, logoParams } from "@/lib/headers/letterhead/schema";
import { rejectQuery } from "@/lib/plans/review/schema";
import { rtbContent, rtbParams, rtbRequest } from "@/lib/plans/kinds/rtb/schema";
import { downloadQuery } from "@/lib/plans/schema";
import { known, text, waiting } from "./shapes";
import type { ApiCall } from "./types";

const rtbPlans = "/api/rtb/lesson-plans";
const { teacherName, classSize, learningOutcomes } = rtbRequest.shape;
const rtbForm = rtbRequest
  .omit({ teacherName: true, classSize: true, learningOutcomes: true })
  .extend({ trainerName: teacherName, numberOfTrainees: classSize, learningOutcome: learningOutcomes });
const session = rtbContent.extend({
  ...known.omit({ lessonName: true }).shape,
  status: z.enum(["draft", "submitted", "approved", "rejected"]),
  createdBy: text,
  reasonForRejection: text,
});
export const sessionPlanCalls: readonly ApiCall[] = [
  { name: "listRtbPlans", method: "GET", path: rtbPlans, answer: z.array(session) },
  {
    name: "createRtbPlan",
    method: "POST",
    path: rtbPlans,
    query: waiting,
    body: rtbContent.extend(rtbRequest.shape),
    status: 201,
    answer: session,
  },
  {
    name: "generateRtbPlan",
    method: "POST",
    path: `${rtbPlans}/generate`,
    query: waiting,
    body: rtbForm,
    form: true,
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
  { name: "submitRtbPlan", method: "POST", path: `${rtbPlans}/{id}/submit`, params: rtbParams, answer: session },
  { name: "approveRtbPlan", method: "POST", path: `${rtbPlans}/{id}/approve`, params: rtbParams, answer: session },
  {
    name: "rejectRtbPlan",
    method: "POST",
    path: `${rtbPlans}/{id}/reject`,
    params: rtbParams,
    query: rejectQuery,
    answer: session,
  },
  {
    name: "listTeacherRtbPlans",
    method: "GET",
    path: `${rtbPlans}/teacher/{teacher}`,
    params: z.object({ teacher: text }),
    answer: z.array(session),
  },
];

const letterhead = z.object({
  success: z.boolean(),
  data: letterheadInput.extend({ logoUrl: text.nullable() }).nullable(),
  message: text,
});

export const letterheadCalls: readonly ApiCall[] = [
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
];
