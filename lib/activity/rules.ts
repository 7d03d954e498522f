import { searchable } from "@/lib/core/searchable";
import { activityTypes } from "./constants";
import type { ActivityType } from "./types";

/** The types whose action, as the reader sees it written, holds the searched words. */
export function typesNamed(search: string, actions: Readonly<Record<ActivityType, string>>): ActivityType[] {
  const wanted = searchable(search);
  return activityTypes.filter((type) => searchable(actions[type]).includes(wanted));
}
