import type subscriptions from "@/messages/en/subscriptions.json";
import type { Locale } from "@/lib/core/language";
import { interpolate } from "@/lib/core/interpolate";
import { formatMoney } from "@/lib/i18n/format";
import type { Tier } from "@/lib/subscriptions/types";
import type { TierText } from "./tier-card";

type Labels = (typeof subscriptions)["page"];
/** Says a counted thing: its words depend on the number. */
export type CountWords = (key: "plans" | "users" | "years" | "months" | "days", count: number) => string;
type Duration = { unit: "years" | "months" | "days"; count: number };

/** A tier in the reader's language. Source: PAY-8. */
export function toTierText(
  { spoken, ...tier }: Tier & { spoken: { name: string; text: string } },
  texts: { labels: Labels; say: CountWords; duration: Duration; locale: Locale },
): TierText {
  const { labels, say, duration, locale } = texts;
  const paid = tier.price > 0;
  return {
    id: tier.id,
    name: spoken.name,
    description: spoken.text,
    price: formatMoney(tier.price, locale),
    duration: interpolate(labels.for, { duration: say(duration.unit, duration.count) }),
    lines: [
      { text: say("plans", tier.lessonPlansPerMonth), included: true },
      { text: say("users", tier.maxUsers), included: true },
      { text: labels.pdf, included: true },
      { text: labels.docx, included: true },
      { text: paid ? labels.support : labels.noSupport, included: paid },
    ],
  };
}
