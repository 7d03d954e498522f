import type { Locale } from "@/lib/core/language";
import { formatNumber } from "@/lib/i18n/format";
import type { Figure } from "@/lib/public-statistics/types";
import type publicTexts from "@/messages/en/public.json";

type FiguresProps = { figures: readonly Figure[]; texts: (typeof publicTexts)["figures"]; locale: Locale };

/** A row of large figures. */
export function Figures({ figures, texts, locale }: FiguresProps) {
  return (
    <dl aria-label={texts.label} className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
      {figures.map((figure) => (
        <div key={figure.name} className="flex flex-col-reverse justify-end">
          <dt className="text-muted-foreground text-[0.9375rem]">{texts[figure.name]}</dt>
          <dd className="text-primary text-[clamp(1.75rem,1.2rem+2.4vw,2.75rem)] leading-tight font-extrabold tracking-tight tabular-nums">
            {numberOf(figure, locale) ?? texts.speedValue}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The number as the reader writes it; null where the figure is a word. */
function numberOf({ value, sign, inEnglish }: Figure, locale: Locale): string | null {
  if (value === null) return null;
  if (locale === "en" && inEnglish) return `${inEnglish}${sign ?? ""}`;
  const apart = locale === "fr" && sign === "%" ? "\u00a0" : "";
  return `${formatNumber(value, locale)}${apart}${sign ?? ""}`;
}
