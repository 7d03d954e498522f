import { searchable } from "@/lib/core/searchable";
import type { PlanContent, PlanKindDefinition } from "../kinds/contract";

/** What a plan's run says of how it was made. */
type Run = { engine: string; entryId: string | null; remadeAt: Date | null; request: unknown };

/** Whether the composer left the plan to its teacher, who has not made another topic of it: only that is made anew for nothing. */
export function isLeftFrame(
  { engine, entryId, remadeAt, request }: Run,
  { choices, draft, neighbours }: PlanKindDefinition,
  content: PlanContent,
): boolean {
  if (engine !== "composer" || entryId !== null || remadeAt !== null || !neighbours(content)) return false;
  return searchable(choices.titleOf(draft(request))) === searchable(choices.titleOf(content));
}
