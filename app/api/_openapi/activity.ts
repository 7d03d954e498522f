import { z } from "zod";
import { activityTypes } from "@/lib/activity/constants";
import { activityFilters, activityQuery } from "@/lib/activity/schema";
import { readerParams } from "@/lib/notifications/schema";
import type { ApiCall } from "./types";

const item = z.object({
  id: z.int(),
  source: z.enum(["activity", "notification"]),
  type: z.enum(activityTypes),
  action: z.string(),
  title: z.string(),
  message: z.string().nullable(),
  entityType: z.string().nullable(),
  entityId: z.int().nullable(),
  metadata: z.record(z.string(), z.union([z.string(), z.number()])),
  timestamp: z.iso.datetime(),
});
const stats = z.object({
  lessonPlansCreated: z.int(),
  downloads: z.int(),
  edits: z.int(),
  views: z.int(),
  ratings: z.int(),
  templates: z.int(),
});

const own = "/api/activity/user/{userId}";

export const activityCalls: readonly ApiCall[] = [
  {
    name: "listActivity",
    method: "GET",
    path: own,
    params: readerParams,
    query: activityQuery,
    answer: z.array(item),
  },
  { name: "activityStats", method: "GET", path: `${own}/stats`, params: readerParams, answer: stats },
  {
    name: "exportActivity",
    method: "GET",
    path: `${own}/export`,
    params: readerParams,
    query: activityFilters,
    answer: "file",
  },
];
