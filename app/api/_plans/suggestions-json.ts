import type { SuggestionEvent } from "@/lib/plans/suggestions/types";

/** What is suggested, which is texts alone. */
function textsOf(fields: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}

/** All suggestions at once, for callers that take no stream. */
export async function collected(events: AsyncIterable<SuggestionEvent>) {
  const suggestions = [];
  for await (const event of events) {
    if (event.type !== "suggestion") continue;
    const { fields, engine, score, before } = event;
    suggestions.push({ fields: textsOf(fields), engine, score, before });
  }
  return { suggestions };
}
