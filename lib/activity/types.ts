import type { activityTypes } from "./constants";

export type ActivityType = (typeof activityTypes)[number];

export type ActivityEntry = {
  accountId: number;
  type: ActivityType;
  title: string;
  entityType: string;
  entityId: number | null;
  metadata?: Record<string, string>;
};

export type ActivityStats = {
  lessonPlansCreated: number;
  downloads: number;
  edits: number;
  views: number;
  ratings: number;
  templates: number;
};
