import { isPlanLanguage, type PlanLanguage } from "@/lib/core/language";
import { formatDateTime } from "@/lib/i18n/format";
import type { Messages } from "@/lib/i18n/messages";
import type { RatingReport } from "@/lib/plans/rating/types";

/** A rating as the table shows it. */
export type RatingRow = {
  id: number;
  verdict: string;
  plan: string;
  facts: string;
  engine: string;
  reason: string;
  comment: string;
  when: string;
};

/** Ratings in the reader's language. */
export function toRatingRows(items: readonly RatingReport[], { rating, plans, reb }: Messages): RatingRow[] {
  const languages: Record<PlanLanguage, string> = reb.languages;
  return items.map(({ id, verdict, kind, subject, classLevel, language, engine, reason, comment, updatedAt }) => ({
    id,
    verdict: rating[verdict],
    plan: [plans.kinds[kind], subject].filter(Boolean).join(" · "),
    facts: [classLevel, isPlanLanguage(language) ? languages[language] : language].filter(Boolean).join(" · "),
    engine: rating.list.engines[engine],
    reason: reason ? rating.reasons[reason] : comment || "–",
    comment: reason ? comment : "",
    when: formatDateTime(updatedAt),
  }));
}
