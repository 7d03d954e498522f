"use client";

import { buttonVariants } from "@/components/ui/button-variants";
import { interpolate } from "@/lib/core/interpolate";
import { clearCorrectionAction } from "@/lib/plans/reports/actions";
import { idle } from "@/lib/web/form-state";
import type reports from "@/messages/en/reports.json";
import type { CorrectionRow } from "./report-rows";
import { useAdministering } from "./use-administering";

type CorrectionsProps = { rows: readonly CorrectionRow[]; labels: (typeof reports)["list"] };

/** The lessons that authors have to correct, as a list and as files. */
export function Corrections({ rows, labels }: CorrectionsProps) {
  const { busy, perform } = useAdministering();
  return (
    <section aria-labelledby="corrections-title" className="grid grid-cols-1 gap-3">
      <h2 id="corrections-title">{labels.corrections}</h2>
      <p className="text-muted-foreground">{rows.length > 0 ? labels.correctionsIntro : labels.none}</p>
      <ul className="grid grid-cols-1 gap-2">
        {rows.map(({ id, entry, facts }) => (
          <li
            key={id}
            className="border-border flex flex-wrap items-center justify-between gap-2 rounded-lg border p-3"
          >
            <span className="grid min-w-0 wrap-anywhere">
              {entry}
              <span className="text-muted-foreground text-sm">{facts}</span>
            </span>
            <button
              type="button"
              disabled={busy === id}
              aria-label={interpolate(labels.clearOf, { entry })}
              onClick={() =>
                void perform({ id, run: () => clearCorrectionAction(idle, { id }), failed: labels.failed })
              }
              className={buttonVariants({ size: "sm", variant: "outline" })}
            >
              {labels.clear}
            </button>
          </li>
        ))}
      </ul>
      {rows.length > 0 ? (
        <p className="flex flex-wrap gap-x-4">
          <a href="/api/admin/corrections/export" download className="link">
            {labels.csv}
          </a>
          <a href="/api/admin/corrections" download="corrections.json" className="link">
            {labels.json}
          </a>
        </p>
      ) : null}
    </section>
  );
}
