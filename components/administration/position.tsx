import type { Locale } from "@/lib/core/language";
import { interpolate } from "@/lib/core/interpolate";
import { formatNumber } from "@/lib/i18n/format";
import type { Page } from "@/lib/core/pagination";

/** Which of how many rows are shown. */
export function Position({
  page,
  size,
  template,
  locale,
}: {
  page: Page<unknown>;
  size: number;
  template: string;
  locale: Locale;
}) {
  if (page.items.length === 0) return null;
  const from = page.currentPage * size + 1;
  const values = { from, to: from + page.items.length - 1, total: page.totalItems };
  return (
    <p role="status" className="text-muted-foreground text-sm tabular-nums">
      {interpolate(template, {
        from: formatNumber(values.from, locale),
        to: formatNumber(values.to, locale),
        total: formatNumber(values.total, locale),
      })}
    </p>
  );
}
