import { planLanguages, type PlanLanguage } from "@/lib/core/language";
import { Section } from "../section";
import type { PublicTexts } from "../types";

type LanguageSectionProps = {
  texts: PublicTexts["home"]["languages"];
  /** "LESSON PLAN" as each language's form says it. */
  headings: Record<PlanLanguage, string>;
};

const tones: Record<PlanLanguage, string> = {
  en: "text-primary",
  fr: "text-lake",
  rw: "text-clay",
  sw: "text-warning",
};

export function LanguageSection({ texts, headings }: LanguageSectionProps) {
  return (
    <Section title={texts.title} lead={texts.lead}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {planLanguages.map((language) => (
          <li key={language} className="border-border bg-card shadow-card overflow-hidden rounded-xl border">
            <p lang={language} className={`px-5 pt-6 text-h2 font-extrabold ${tones[language]}`}>
              {headings[language]}
            </p>
            <p className="text-muted-foreground px-5 pt-1 pb-5 font-semibold">{texts[language]}</p>
            <div aria-hidden="true" className={`imigongo-band ${tones[language]}`} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
