import { searchable } from "@/lib/core/searchable";
import type { ActivityType } from "@/lib/activity/types";
import type { NotificationType } from "../types";

const types: Readonly<Partial<Record<NotificationType, ActivityType>>> = {
  RATING: "rate",
  DOWNLOAD: "download",
  EDIT: "edit",
};

/** Notification types that stand in the timeline under a type other than "view". */
export const namedTypes = Object.keys(types);

/** Under which type a notification stands in the timeline: all others count as seen. Source: NEW-5. */
export function timelineType(type: string): ActivityType {
  const known: Readonly<Record<string, ActivityType>> = types;
  return Object.hasOwn(known, type) ? (known[type] ?? "view") : "view";
}

/** Whether a word of the reader's language holds what is searched. */
export function holds(text: string, search: string): boolean {
  return searchable(text).includes(searchable(search));
}
