import type { Locale } from "@/lib/core/language";
import { interpolate } from "@/lib/core/interpolate";
import { formatMoney, formatNumber } from "@/lib/i18n/format";
import { spokenTier } from "@/lib/i18n/spoken-tier";
import { localeHref } from "@/components/layout/paths";
import { buttonVariants } from "@/components/ui/button-variants";
import { Section } from "../section";
import type { PublicTexts, PublicTier } from "../types";

type Texts = PublicTexts["home"]["pricing"];
type PricingProps = { locale: Locale; texts: Texts; tiers: PublicTier[] };

/** The tiers as they are sold, in francs. */
export function Pricing({ locale, texts, tiers }: PricingProps) {
  return (
    <Section id="pricing" title={texts.title} lead={texts.lead} tone="tinted">
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {tiers.map((tier) => (
          <li key={tier.name} className="border-border bg-card shadow-card flex flex-col rounded-2xl border p-6">
            <TierCard locale={locale} texts={texts} tier={tier} />
          </li>
        ))}
      </ul>
      <p className="text-muted-foreground mt-6">{texts.note}</p>
    </Section>
  );
}

function TierCard({ locale, texts, tier }: { locale: Locale; texts: Texts; tier: PublicTier }) {
  const { name, text } = spokenTier(locale, tier);
  const users = tier.maxUsers > 1 ? interpolate(texts.users, { count: tier.maxUsers }) : texts.oneUser;
  const lines = [interpolate(texts.plans, { count: formatNumber(tier.lessonPlansPerMonth, locale) }), users, texts.exports];
  if (tier.price > 0) lines.push(texts.support);
  return (
    <>
      <h3>{name}</h3>
      <p className="text-muted-foreground text-sm">{text}</p>
      <p className="mt-4 text-2xl font-extrabold tracking-tight tabular-nums">
        {tier.price > 0 ? formatMoney(tier.price, locale) : texts.free}
      </p>
      <p className="text-muted-foreground text-sm">{spokenDuration(texts, tier.durationDays)}</p>
      <ul className="mt-5 grid flex-1 content-start gap-2.5 text-[0.9375rem]">
        {lines.map((line) => (
          <li key={line} className="flex gap-2.5">
            <span aria-hidden="true" className="diamond mt-[0.4375rem]" />
            {line}
          </li>
        ))}
      </ul>
      <a
        href={localeHref(locale, "/auth?mode=register")}
        className={buttonVariants({ variant: tier.price > 0 ? "outline" : "primary", className: "mt-6" })}
      >
        {interpolate(texts.choose, { name })}
      </a>
    </>
  );
}

/** 365 days or more are years, 30 or more months. Source: PAY-8. */
export function spokenDuration(texts: Texts, days: number): string {
  const years = Math.floor(days / 365);
  const months = Math.floor(days / 30);
  if (years > 0) return years === 1 ? texts.perYear : interpolate(texts.perYears, { count: years });
  if (months > 0) return months === 1 ? texts.perMonth : interpolate(texts.perMonths, { count: months });
  return interpolate(texts.perDays, { count: days });
}
