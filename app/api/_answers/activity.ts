import { z } from "zod";
import { activityTypes } from "@/lib/activity/constants";
import { moment } from "./common";

export const timelineItem = z.object({
  id: z.int(),
  source: z.enum(["activity", "notification"]),
  type: z.enum(activityTypes),
  action: z.string(),
  title: z.string(),
  message: z.string().nullable(),
  entityType: z.string().nullable(),
  entityId: z.int().nullable(),
  metadata: z.record(z.string(), z.union([z.string(), z.number()])),
  timestamp: moment,
});

export const activityStats = z.object({
  lessonPlansCreated: z.int(),
  downloads: z.int(),
  edits: z.int(),
  views: z.int(),
  ratings: z.int(),
  templates: z.int(),
});

export const notification = z.object({
  id: z.int(),
  type: z.string(),
  title: z.string(),
  message: z.string(),
  metadata: z.string(),
  createdAt: moment,
  read: z.boolean(),
});
