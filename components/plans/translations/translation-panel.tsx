import type { ReactNode } from "react";
import { localeHref } from "@/components/layout/paths";
import { buttonVariants } from "@/components/ui/button-variants";
import { interpolate } from "@/lib/core/interpolate";
import { planLanguages, type Locale } from "@/lib/core/language";
import { planPlaces } from "@/lib/plans/editing/constants";
import type { Translations } from "@/lib/plans/translations/types";
import type { Plan } from "@/lib/plans/types";
import type translation from "@/messages/en/translation.json";
import { translationsPlace } from "./place";
import { TranslateButtons } from "./translate-buttons";

type TranslationPanelProps = {
  plan: Plan;
  translations: Translations;
  locale: Locale;
  labels: typeof translation;
};

const look = buttonVariants({ variant: "outline", size: "sm" });

/**
 * A plan's other languages: those that there are, and those that one press makes. Where neither is to be had it stays folded, and
 * says what to do instead.
 */
export function TranslationPanel({ plan, translations, locale, labels }: TranslationPanelProps) {
  const { offered, made, source } = translations;
  const taken = [String(plan.content.language), source?.language, ...made.map(({ language }) => language)];
  const open = offered ? planLanguages.filter((language) => !taken.includes(language)) : [];
  const count = source?.stale.length ?? 0;
  const standing = count > 0 ? interpolate(labels.stale, { count }) : labels.fresh;
  const isWhole = !plan.run || plan.run.state === "finished";
  const page = (id: number) => localeHref(locale, `${planPlaces[plan.kind].detail}/${id}`);
  const named = (text: string, language: keyof typeof labels.languages) =>
    interpolate(text, { language: labels.languages[language] });
  return (
    <Panel isOpen={offered || made.length > 0 || source !== null} title={labels.title}>
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
      {offered ? null : (
        <p className="text-muted-foreground text-sm">
          {labels.none}{" "}
          <a href={localeHref(locale, planPlaces[plan.kind].create)} className="link">
            {labels.create}
          </a>
        </p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
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
    </Panel>
  );
}

type PanelProps = { isOpen: boolean; title: string; children: ReactNode };

/** A part of the page that folds; who comes for it finds it open. */
function Panel({ isOpen, title, children }: PanelProps) {
  return (
    <details
      id={translationsPlace}
      open={isOpen}
      className="group no-print border-border bg-card shadow-card rounded-xl border p-5 sm:px-6"
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-3">
        <h2 className="text-h3">{title}</h2>
        <svg viewBox="0 0 16 16" aria-hidden="true" className="ml-auto size-4 flex-none group-open:rotate-180">
          <path d="m3 6 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </summary>
      <div className="mt-2 grid gap-3">{children}</div>
    </details>
  );
}
