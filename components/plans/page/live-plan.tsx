"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { Progress } from "@/components/ui/progress";
import { toast } from "@/components/ui/toast/toast";
import { interpolate } from "@/lib/core/interpolate";
import type { PlanEvent } from "@/lib/plans/types";
import type generation from "@/messages/en/generation.json";
import type { PlanFieldGroup, ValueWords } from "../fields";
import { focusTitle, takeMade, wasMade } from "../creation/made";
import { PlanSections } from "./plan-sections";

type LivePlanProps = {
  planId: number;
  groups: readonly PlanFieldGroup[];
  content: Record<string, unknown>;
  /** The parts in the order in which they are written. */
  sections: readonly { name: string; label: string; fields: readonly string[] }[];
  done: number;
  labels: typeof generation;
  words: ValueWords;
};

type WatchedPlan = { content: Record<string, unknown>; done: number; line: "open" | "reconnecting" | "lost" };

function follow(planId: number, tell: (event: PlanEvent) => void, lineIs: (line: WatchedPlan["line"]) => void) {
  const source = new EventSource(`/api/plans/${planId}/events`);
  function take(message: MessageEvent<string>) {
    // Our own route writes these; the type is its contract.
    tell(JSON.parse(message.data) as PlanEvent);
  }
  for (const name of ["section", "partial", "end"] as const) source.addEventListener(name, take);
  source.onopen = () => lineIs("open");
  source.onerror = () => lineIs(source.readyState === EventSource.CLOSED ? "lost" : "reconnecting");
  return () => source.close();
}

/** A plan that is being written: what comes in is shown at once, the browser reconnects by itself. */
export function LivePlan({ planId, groups, content, sections, done, labels, words }: LivePlanProps) {
  const router = useRouter();
  const [watched, setWatched] = useState<WatchedPlan>({ content, done, line: "open" });
  const ready = useRef(labels);

  useEffect(() => {
    if (wasMade(planId)) focusTitle();
  }, [planId]);

  useEffect(() => {
    const close = follow(
      planId,
      (event) => {
        if (event.type === "end") {
          close();
          if (event.state === "finished") {
            const { quick, finished } = ready.current;
            toast.success(takeMade(planId) === "quick" ? quick : finished);
          }
          router.refresh();
          return;
        }
        setWatched((before) => ({
          ...before,
          content: { ...before.content, ...event.fields },
          done: event.type === "section" ? Math.max(before.done, event.done) : before.done,
        }));
      },
      (line) => setWatched((before) => ({ ...before, line })),
    );
    return close;
  }, [planId, router]);

  const fields = new Set(sections.slice(watched.done).flatMap((section) => section.fields));
  const current = sections[Math.min(watched.done, sections.length - 1)]?.label ?? "";
  return (
    <div className="grid grid-cols-1 gap-5">
      {watched.line === "lost" ? (
        <Alert
          tone="warning"
          title={labels.lost}
          actions={
            <button type="button" className={buttonVariants({ size: "sm" })} onClick={() => location.reload()}>
              {labels.reload}
            </button>
          }
        />
      ) : (
        <div className="border-border bg-card shadow-card sticky top-16 z-10 grid gap-2 rounded-xl border p-4">
          <div aria-live="polite" className="flex flex-wrap justify-between gap-x-4 gap-y-1 font-semibold">
            <span>
              {watched.line === "open" ? interpolate(labels.writing, { section: current }) : labels.reconnecting}
            </span>
            <span className="text-muted-foreground tabular-nums">
              {interpolate(labels.count, { done: watched.done, total: sections.length })}
            </span>
          </div>
          <Progress value={watched.done} max={sections.length} label={labels.label} />
          <p className="text-muted-foreground text-sm">{labels.leave}</p>
        </div>
      )}
      <PlanSections groups={groups} content={watched.content} words={words} coming={{ fields, label: labels.coming }} />
    </div>
  );
}
