"use client";

import { useEffect, useRef, useState } from "react";
import type { SectionChange } from "@/lib/plans/suggestions/constants";
import type { SuggestionEvent } from "@/lib/plans/suggestions/types";
import { readEvents } from "./read-events";
import type { PlanInHand, ToolLabels } from "./types";

export type Suggestion = {
  fields: Record<string, unknown>;
  /** Null while it is still being written. */
  done: { engine: "model" | "composer"; score: number; before: number } | null;
};

export type SuggestionsState = {
  state: "idle" | "writing" | "ended";
  /** The texts as they stand in the plan. */
  present: Record<string, unknown>;
  list: readonly Suggestion[];
  /** Why nothing more comes, in the reader's language. */
  problem: string;
};

type SuggestionRequest = { part: string; wish: SectionChange; instruction: string; round: number };
const nothing: SuggestionsState = { state: "idle", present: {}, list: [], problem: "" };

function withEvent(before: SuggestionsState, event: SuggestionEvent): SuggestionsState {
  if (event.type === "present") return { ...before, present: event.fields };
  if (event.type === "end") return { ...before, state: "ended", list: before.list.filter(({ done }) => done) };
  const { index, fields } = event;
  const done = event.type === "suggestion" ? { engine: event.engine, score: event.score, before: event.before } : null;
  const list = [...before.list.slice(0, index), { fields, done }, ...before.list.slice(index + 1)];
  return { ...before, list };
}

/** Says why a call was refused, in the words of the server where it gave any. */
async function refusal(response: Response, labels: ToolLabels): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== "object" || body === null || !("message" in body)) return labels.failed;
  return typeof body.message === "string" ? body.message : labels.failed;
}

/** Asks for suggestions, one stream at a time, and holds what has come of them. */
export function useSuggestions(desk: PlanInHand, labels: ToolLabels) {
  const [suggestions, setSuggestions] = useState(nothing);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function fetchFor({ part, ...ask }: SuggestionRequest, signal: AbortSignal): Promise<string> {
    const version = await desk.settle();
    if (version === null) return labels.notSaved;
    const response = await fetch(`/api/plans/${desk.id}/sections/${part}/suggestions`, {
      method: "POST",
      signal,
      headers: {
        "content-type": "application/json",
        accept: "text/event-stream",
        "accept-language": document.documentElement.lang,
      },
      body: JSON.stringify({ version, ...ask }),
    });
    if (!response.ok || !response.body) return refusal(response, labels);
    // Our own route writes these; the type is its contract.
    let last: SuggestionEvent | null = null;
    for await (const event of readEvents(response.body) as AsyncGenerator<SuggestionEvent>) {
      last = event;
      setSuggestions((before) => withEvent(before, event));
    }
    if (last?.type !== "end") return labels.broken;
    return last.count === 0 ? labels.nothing : "";
  }

  return {
    suggestions,
    async ask(ask: SuggestionRequest) {
      running.current?.abort();
      const run = new AbortController();
      running.current = run;
      setSuggestions({ ...nothing, state: "writing" });
      const problem = await fetchFor(ask, run.signal).catch(() => labels.offline);
      if (run.signal.aborted) return;
      setSuggestions((before) => ({
        ...before,
        state: "ended",
        problem,
        list: before.list.filter(({ done }) => done),
      }));
    },
  };
}
