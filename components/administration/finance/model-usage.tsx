import type { Locale } from "@/lib/core/language";
import { interpolate } from "@/lib/core/interpolate";
import type { UsageSum } from "@/lib/ai/usage/types";
import { formatNumber } from "@/lib/i18n/format";
import type administration from "@/messages/en/administration.json";

type ModelUsageProps = { usage: UsageSum; labels: (typeof administration)["payments"]["models"]; locale: Locale };

/** What the answers of language models took in the range of days that is shown. */
export function ModelUsage({ usage, labels, locale }: ModelUsageProps) {
  const { answers, plans, inputTokens, outputTokens, cost } = usage;
  return (
    <section aria-labelledby="models" className="grid grid-cols-1 gap-3">
      <h2 id="models">{labels.title}</h2>
      {answers === 0 ? (
        <p className="text-muted-foreground">{labels.none}</p>
      ) : (
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 tabular-nums">
          <strong className="text-primary text-2xl">${(cost / 1_000_000).toFixed(2)}</strong>
          <span className="text-muted-foreground">
            {interpolate(labels.counts, { answers: formatNumber(answers, locale), plans: formatNumber(plans, locale) })}
          </span>
          <span className="text-muted-foreground">
            {interpolate(labels.tokens, {
              read: formatNumber(inputTokens, locale),
              written: formatNumber(outputTokens, locale),
            })}
          </span>
        </p>
      )}
    </section>
  );
}
