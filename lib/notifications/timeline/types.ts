import type { ActivityFilters } from "@/lib/activity/schema";
import type { ActivityType } from "@/lib/activity/types";
import type { Locale } from "@/lib/core/language";

export type TimelineRequest = ActivityFilters & {
  /** The reader's language: notifications are told in it, and the search looks at what is told. */
  locale: Locale;
  /** Rows of a page, 20 unless told. */
  size?: number;
};

/** One line of the timeline: what the reader did, or was told of. Source: NEW-4. */
export type TimelineItem = {
  id: number;
  source: "activity" | "notification";
  type: ActivityType;
  /** The type as a word for the reader. */
  action: string;
  title: string;
  /** The sentence of a notification; null for what the reader did. */
  message: string | null;
  entityType: string | null;
  entityId: number | null;
  metadata: Record<string, string | number>;
  /** ISO moment. */
  timestamp: string;
};
