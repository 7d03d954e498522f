import type { Locale } from "@/lib/core/language";
import type { TierCount } from "@/lib/administration/subscribers/types";
import { formatNumber } from "@/lib/i18n/format";
import { adminHref } from "../address";

type TierCountsProps = {
  counts: readonly TierCount[];
  /** Id of the tier whose accounts are listed. */
  chosen: number | "";
  path: string;
  labels: { counts: string; noTier: string; users: (count: number) => string };
  locale: Locale;
};

/** How many accounts have which tier; a card lists them, and once more lists all again. */
export function TierCounts({ counts, chosen, path, labels, locale }: TierCountsProps) {
  return (
    <nav aria-label={labels.counts}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {counts.map(({ id, name, count }) => (
          <li key={id}>
            <a
              href={id === chosen ? path : adminHref(path, { tier: String(id) })}
              aria-current={id === chosen ? "true" : undefined}
              className="admin-card"
            >
              <span className="text-muted-foreground text-sm font-semibold">{name ?? labels.noTier}</span>
              <span className="text-primary text-2xl font-extrabold tracking-tight tabular-nums">
                {formatNumber(count, locale)}
              </span>
              <span className="text-muted-foreground text-sm">{labels.users(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
