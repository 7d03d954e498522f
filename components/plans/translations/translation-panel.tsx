import { localeHref } from "@/components/layout/paths";
import { buttonVariants } from "@/components/ui/button-variants";
import { interpolate } from "@/lib/core/interpolate";
import { planLanguages, type Locale } from "@/lib/core/language";
import { planPlaces } from "@/lib/plans/editing/constants";
import type { Translations } from "@/lib/plans/translations/types";
import type { Plan } from "@/lib/plans/types";
import type translation from "@/messages/en/translation.json";
import { TranslateButtons } from "./translate-buttons";

type TranslationPanelProps = {
  plan: Plan;
  translations: Translations;
  locale: Locale;
  labels: typeof translation;
};

const look = buttonVariants({ variant: "outline", size: "sm" });

/** A plan's other languages: those that there are, and those that one press makes. Nothing where no model can translate. */
export function TranslationPanel({ plan, translations, locale, labels }: TranslationPanelProps) {
  const { offered, made, source } = translations;
  if (!offered && made.length === 0 && !source) return null;
  const taken = [String(plan.content.language), source?.language, ...made.map(({ language }) => language)];
  const open = offered ? planLanguages.filter((language) => !taken.includes(language)) : [];
  const count = source?.stale.length ?? 0;
  const standing = count > 0 ? interpolate(labels.stale, { count }) : labels.fresh;
  const isWhole = !plan.run || plan.run.state === "finished";
  const page = (id: number) => localeHref(locale, `${planPlaces[plan.kind].detail}/${id}`);
  const named = (text: string, language: keyof typeof labels.languages) =>
    interpolate(text, { language: labels.languages[language] });
  return (
    <section
      aria-labelledby="translations"
      className="border-border bg-card shadow-card grid gap-3 rounded-xl border p-5 sm:p-6"
    >
      <h2 id="translations" className="text-h3">
        {labels.title}
      </h2>
      {source ? (
        <p>
          <a href={page(source.id)} className="link">
            {named(labels.source, source.language)}
          </a>
          {". "}
          {isWhole ? standing : null}
        </p>
      ) : null}
      {open.length > 0 ? <p className="text-muted-foreground text-sm">{labels.intro}</p> : null}
      <div className="flex flex-wrap gap-2">
        {source ? (
          <a href={`${page(plan.id)}/translation`} className={look}>
            {labels.compare}
          </a>
        ) : null}
        {made.map(({ id, language }) => (
          <a key={id} href={page(id)} className={look}>
            {named(labels.open, language)}
          </a>
        ))}
        <TranslateButtons
          plan={{ kind: plan.kind, id: plan.id }}
          choices={open.map((language) => ({ language, label: named(labels.into, language) }))}
          labels={{ working: labels.working, failed: labels.failed }}
        />
      </div>
    </section>
  );
}
