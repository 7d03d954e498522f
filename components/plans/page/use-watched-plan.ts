"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useState } from "react";
import type { PlanEvent } from "@/lib/plans/types";

/** What has come of a plan, how many of its parts are done, and whether more of it can come. */
export type WatchedPlan = {
  content: Record<string, unknown>;
  done: number;
  line: "open" | "reconnecting" | "lost";
};

type PlanEnd = Extract<PlanEvent, { type: "end" }>;

type Listener = { onEvent: (event: PlanEvent) => void; onLine: (line: WatchedPlan["line"]) => void };

function follow(planId: number, { onEvent, onLine }: Listener): EventSource {
  const source = new EventSource(`/api/plans/${planId}/events`);
  // Our own route writes these; the type is its contract.
  const take = (message: MessageEvent<string>) => onEvent(JSON.parse(message.data) as PlanEvent);
  for (const name of ["section", "partial", "end"] as const) source.addEventListener(name, take);
  source.onopen = () => onLine("open");
  source.onerror = () => onLine(source.readyState === EventSource.CLOSED ? "lost" : "reconnecting");
  return source;
}

/** A plan with what came of it. */
function withEvent(plan: WatchedPlan, event: Exclude<PlanEvent, PlanEnd>): WatchedPlan {
  return {
    ...plan,
    content: { ...plan.content, ...event.fields },
    done: event.type === "section" ? Math.max(plan.done, event.done) : plan.done,
  };
}

/** Follows a plan that is being written; at its end the page is asked for anew. */
export function useWatchedPlan(
  planId: number,
  begun: Pick<WatchedPlan, "content" | "done">,
  onEnd: (state: PlanEnd["state"]) => void,
): WatchedPlan {
  const router = useRouter();
  const [plan, setPlan] = useState<WatchedPlan>({ ...begun, line: "open" });
  const end = useEffectEvent((state: PlanEnd["state"]) => {
    onEnd(state);
    router.refresh();
  });

  useEffect(() => {
    const source = follow(planId, {
      onEvent(event) {
        if (event.type !== "end") return setPlan((before) => withEvent(before, event));
        source.close();
        end(event.state);
      },
      onLine: (line) => setPlan((before) => ({ ...before, line })),
    });
    return () => source.close();
  }, [planId]);

  return plan;
}
