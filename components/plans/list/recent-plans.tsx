import { interpolate } from "@/lib/core/interpolate";
import type { PlanKind } from "@/lib/plans/kinds/traits";
import type { PlanRow } from "../types";

type RecentPlansProps = {
  rows: readonly PlanRow[];
  viewPaths: Record<PlanKind, string>;
  labels: { recent: string; view: string; open: string };
};

/** The newest plans in one narrow block. */
export function RecentPlans({ rows, viewPaths, labels }: RecentPlansProps) {
  return (
    <section aria-labelledby="recent" className="border-border bg-card shadow-card rounded-xl border">
      <h2 id="recent" className="text-h3 px-5 pt-4 pb-2">
        {labels.recent}
      </h2>
      <ul className="recent-plans">
        {rows.map((row) => (
          <li key={row.id}>
            <p>
              <b>{row.title}</b>
              {[row.subject, row.date].filter(Boolean).join(" · ")}
            </p>
            <a href={viewPaths[row.kind] + row.id} aria-label={interpolate(labels.open, { title: row.title })}>
              {labels.view}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
