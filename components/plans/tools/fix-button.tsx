"use client";

import { useEffect, useRef } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Spinner } from "@/components/ui/spinner";
import { interpolate } from "@/lib/core/interpolate";
import type { ReportedFinding } from "@/lib/plans/scores/types";
import { usePlanTools } from "./context";
import { findingKey } from "./plan-tools";

/** One press mends the finding, where a writer can. `field` is what its field is called. */
export function FixButton({ finding, field }: { finding: ReportedFinding; field: string }) {
  const tools = usePlanTools();
  const ref = useRef<HTMLButtonElement>(null);
  const isBack = tools !== null && tools.undone === findingKey(finding);
  useEffect(() => {
    if (!isBack || !ref.current) return;
    ref.current.focus();
    tools.refocused();
  });
  if (!tools || !finding.repairable) return null;
  const { busy, labels, fix } = tools;
  const mine = busy === findingKey(finding);
  return (
    <button
      ref={ref}
      type="button"
      className={buttonVariants({ size: "sm", variant: "outline", className: "mt-1.5 min-h-11" })}
      aria-label={interpolate(labels.repairField, { field })}
      aria-disabled={busy !== null}
      aria-busy={mine}
      onClick={() => fix(finding)}
    >
      {mine ? <Spinner /> : null}
      {mine ? labels.repairing : labels.repair}
    </button>
  );
}
