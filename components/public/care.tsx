import { Section } from "./section";
import type { PublicTexts } from "./types";

/** Why it suits a Rwandan classroom, and what is still to come. */
export function Care({ texts }: { texts: PublicTexts["home"]["care"] }) {
  const points = [texts.needs, texts.section, texts.data, texts.names];
  const soon = [texts.homework, texts.exercises, texts.exams];
  return (
    <Section title={texts.title} tone="tinted">
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {points.map((point) => (
          <div key={point.title} className="border-primary border-l-4 pl-5">
            <h3>{point.title}</h3>
            <p className="text-muted-foreground mt-1.5">{point.text}</p>
          </div>
        ))}
      </div>
      <div className="mt-10 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="mr-1 text-base">{texts.soonTitle}</h3>
        {soon.map((name) => (
          <span
            key={name}
            className="border-input text-muted-foreground bg-card rounded-full border border-dashed px-3.5 py-1.5 text-sm font-semibold"
          >
            {name}
          </span>
        ))}
      </div>
    </Section>
  );
}
