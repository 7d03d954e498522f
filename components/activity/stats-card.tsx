import type { Locale } from "@/lib/core/language";
import type activity from "@/messages/en/activity.json";
import type { ActivityStats } from "@/lib/activity/types";
import { formatNumber } from "@/lib/i18n/format";

const order = ["lessonPlansCreated", "downloads", "edits", "views", "ratings", "templates"] as const;

type StatsCardProps = { stats: ActivityStats; labels: (typeof activity)["stats"]; locale: Locale };

/** How often what was done, in one card. */
export function StatsCard({ stats, labels, locale }: StatsCardProps) {
  return (
    <section aria-labelledby="summary" className="border-border bg-card shadow-card overflow-hidden rounded-xl border">
      <div aria-hidden="true" className="imigongo-band text-primary opacity-80" />
      <h2 id="summary" className="text-h3 px-5 pt-4">
        {labels.title}
      </h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-4 p-5 sm:grid-cols-3 lg:grid-cols-6">
        {order.map((name) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-muted-foreground text-sm">{labels[name]}</dt>
            <dd className="text-primary text-2xl font-extrabold tracking-tight tabular-nums">
              {formatNumber(stats[name], locale)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
