"use client";

import type { MouseEvent } from "react";
import { clsx } from "clsx";
import { interpolate } from "@/lib/core/interpolate";
import type { Messages } from "@/lib/i18n/messages";
import type { InspectionReport } from "@/lib/plans/scores/types";

type ScoreLinkProps = { inspection: InspectionReport; labels: Messages["inspection"] };

/** The score where it is always in sight while a teacher types; a press opens what the check says. */
export function ScoreLink({ inspection, labels }: ScoreLinkProps) {
  const isReady = inspection.findings.every(({ severity }) => severity === "soft");
  return (
    <a
      href="#inspection"
      aria-label={`${labels.title} ${interpolate(labels.score, { score: inspection.score })}`}
      className={clsx(
        "inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 font-semibold tabular-nums xl:hidden",
        isReady ? "bg-secondary text-secondary-foreground" : "bg-warning-soft text-warning",
      )}
      onClick={openPanel}
    >
      {interpolate(labels.score, { score: inspection.score })}
    </a>
  );
}

function openPanel(event: MouseEvent) {
  const panel = document.getElementById("inspection");
  if (!(panel instanceof HTMLDetailsElement)) return;
  event.preventDefault();
  panel.open = true;
  panel.scrollIntoView();
  panel.querySelector("summary")?.focus({ preventScroll: true });
}
