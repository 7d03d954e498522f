import { interpolate } from "@/lib/core/interpolate";
import { formatDateTime } from "@/lib/i18n/format";
import type { Messages } from "@/lib/i18n/messages";
import type { ReviewEvent } from "@/lib/plans/review/types";

type ReviewHistoryProps = { events: readonly ReviewEvent[]; labels: Messages["review"] };

/** What happened in a plan's review, and when. */
export function ReviewHistory({ events, labels }: ReviewHistoryProps) {
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="review-title" className="border-border bg-card shadow-card rounded-xl border p-5 sm:p-6">
      <h2 id="review-title" className="text-h3 mb-3">
        {labels.history}
      </h2>
      <ol className="grid gap-3">
        {events.map(({ id, step, by, reason, createdAt }) => (
          <li key={id} className="border-border border-l-2 pl-4">
            <p className="font-semibold">{labels.steps[step]}</p>
            <p className="text-muted-foreground text-sm wrap-anywhere">
              <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
              {by ? ` ${interpolate(labels.by, { name: by })}` : null}
            </p>
            {reason ? <p className="mt-1 wrap-anywhere whitespace-pre-line">{reason}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
