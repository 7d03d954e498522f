import type { Locale } from "@/lib/core/language";
import { localeHref } from "@/components/layout/paths";
import { buttonVariants } from "@/components/ui/button-variants";
import { Section } from "../section";
import type { PublicTexts } from "../types";

type FormatsProps = { locale: Locale; texts: PublicTexts["home"]["formats"] };

/** One card per official form; each leads to registration with its plan. */
export function Formats({ locale, texts }: FormatsProps) {
  const [reb, rtb] = [texts.reb.points, texts.rtb.points];
  const cards = [
    { plan: "reb", tone: "text-primary", card: texts.reb, points: [reb.objective, reb.steps, reb.issues] },
    { plan: "rtb", tone: "text-clay", card: texts.rtb, points: [rtb.outcome, rtb.steps, rtb.review] },
  ] as const;
  return (
    <Section title={texts.title} lead={texts.lead}>
      <div className="grid gap-6 md:grid-cols-2">
        {cards.map(({ plan, tone, card, points }) => (
          <article
            key={plan}
            className="border-border bg-card shadow-card flex flex-col overflow-hidden rounded-2xl border"
          >
            <div aria-hidden="true" className={`imigongo-band ${tone}`} />
            <div className="flex flex-1 flex-col p-6 sm:p-8">
              <h3 className="text-h2 font-extrabold">{card.name}</h3>
              <p className={`mt-1 font-semibold ${tone}`}>{card.who}</p>
              <ul className="mt-5 grid flex-1 content-start gap-3">
                {points.map((point) => (
                  <li key={point} className="flex gap-3">
                    <span aria-hidden="true" className="diamond mt-2" />
                    {point}
                  </li>
                ))}
              </ul>
              <a
                href={localeHref(locale, `/auth?mode=register&plan=${plan}`)}
                className={buttonVariants({ size: "lg", className: "mt-7 self-start" })}
              >
                {card.action}
              </a>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
