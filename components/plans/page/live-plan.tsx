"use client";

import { useEffect } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { Progress } from "@/components/ui/progress";
import { toast } from "@/components/ui/toast/toast";
import { interpolate } from "@/lib/core/interpolate";
import type generation from "@/messages/en/generation.json";
import type { PlanFieldGroup, ValueWords } from "../fields";
import { focusTitle, takeMade, wasMade } from "../creation/made";
import { PlanSections } from "./plan-sections";
import { useWatchedPlan } from "./use-watched-plan";

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

/** A plan that is being written: what comes in is shown at once, the browser reconnects by itself. */
export function LivePlan({ planId, groups, content: begun, sections, done: begunParts, labels, words }: LivePlanProps) {
  const { content, done, line } = useWatchedPlan(planId, { content: begun, done: begunParts }, (state) => {
    if (state === "finished") toast.success(takeMade(planId) === "quick" ? labels.quick : labels.finished);
  });

  useEffect(() => {
    if (wasMade(planId)) focusTitle();
  }, [planId]);

  const fields = new Set(sections.slice(done).flatMap((section) => section.fields));
  const current = sections[Math.min(done, sections.length - 1)]?.label ?? "";
  return (
    <div className="grid grid-cols-1 gap-5">
      {line === "lost" ? (
        <LostLine labels={labels} />
      ) : (
        <WritingProgress
          said={line === "open" ? interpolate(labels.writing, { section: current }) : labels.reconnecting}
          done={done}
          total={sections.length}
          labels={labels}
        />
      )}
      <PlanSections groups={groups} content={content} words={words} coming={{ fields, label: labels.coming }} />
    </div>
  );
}

function LostLine({ labels }: Pick<LivePlanProps, "labels">) {
  return (
    <Alert
      tone="warning"
      title={labels.lost}
      actions={
        <button type="button" className={buttonVariants({ size: "sm" })} onClick={() => location.reload()}>
          {labels.reload}
        </button>
      }
    />
  );
}

type WritingProgressProps = Pick<LivePlanProps, "labels"> & { said: string; done: number; total: number };

function WritingProgress({ said, done, total, labels }: WritingProgressProps) {
  return (
    <div className="border-border bg-card shadow-card sticky top-16 z-10 grid gap-2 rounded-xl border p-4">
      <div aria-live="polite" className="flex flex-wrap justify-between gap-x-4 gap-y-1 font-semibold">
        <span>{said}</span>
        <span className="text-muted-foreground tabular-nums">{interpolate(labels.count, { done, total })}</span>
      </div>
      <Progress value={done} max={total} label={labels.label} />
      <p className="text-muted-foreground text-sm">{labels.leave}</p>
    </div>
  );
}
