"use client";

import { useState, type ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast";
import type { ActivityFilters } from "@/lib/activity/schema";
import { dateInKigali, now } from "@/lib/core/clock";
import { idle, type FormState } from "@/lib/web/form-state";
import { toReport, type ReportLabels, type ReportRow } from "./report";

type ExportButtonProps = {
  filters: ActivityFilters;
  /** The action that answers with all that fits the filters. */
  load: (previous: FormState<ReportRow[]>, filters: ActivityFilters) => Promise<FormState<ReportRow[]>>;
  icon: ReactNode;
  labels: ReportLabels & Record<"export" | "exporting" | "exported" | "exportFailed", string>;
};

/** Writes all that fits the filters into a CSV file, in the browser. */
export function ExportButton({ filters, load, icon, labels }: ExportButtonProps) {
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    const answer = await load(idle, filters).catch(() => null);
    setBusy(false);
    if (answer?.status !== "success" || !answer.data) return toast.error(answer?.message ?? labels.exportFailed);
    const address = URL.createObjectURL(new Blob([toReport(answer.data, labels)], { type: "text/csv;charset=utf-8" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = `activity-report-${dateInKigali(now())}.csv`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
    toast.success(labels.exported);
  }

  return (
    <button
      type="button"
      disabled={busy}
      aria-busy={busy}
      onClick={() => void save()}
      className={buttonVariants({ variant: "outline" })}
    >
      {busy ? <Spinner /> : icon}
      {busy ? labels.exporting : labels.export}
    </button>
  );
}
