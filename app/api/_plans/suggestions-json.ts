import type { SuggestionEvent } from "@/lib/plans/suggestions/types";

/** All suggestions at once, for callers that take no stream. */
export async function collected(events: AsyncIterable<SuggestionEvent>) {
  const suggestions = [];
  for await (const event of events) {
    if (event.type !== "suggestion") continue;
    const { fields, engine, score, before } = event;
    suggestions.push({ fields, engine, score, before });
  }
  return { suggestions };
}
