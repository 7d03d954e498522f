import { Section } from "../section";
import type { PublicTexts } from "../types";

/** How a plan is made, in three steps. */
export function Steps({ texts }: { texts: PublicTexts["home"]["steps"] }) {
  const steps = [texts.basics, texts.generate, texts.download];
  return (
    <Section title={texts.title}>
      <ol className="grid gap-8 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="relative">
            <span
              aria-hidden="true"
              className="bg-sun text-sun-foreground grid size-14 place-items-center text-lg font-extrabold [clip-path:polygon(50%_0,100%_50%,50%_100%,0_50%)]"
            >
              {index + 1}
            </span>
            <h3 className="mt-4">{step.title}</h3>
            <p className="text-muted-foreground mt-2">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
