import { Section } from "./section";
import type { PublicTexts } from "./types";

export function Questions({ texts }: { texts: PublicTexts["home"]["questions"] }) {
  return (
    <Section id="questions" title={texts.title}>
      <div className="border-border max-w-3xl border-t">
        {Object.values(texts.items).map((item) => (
          <details key={item.question} suppressHydrationWarning className="border-border group border-b">
            <summary className="flex list-none items-center gap-4 py-5 [&::-webkit-details-marker]:hidden">
              <h3 className="flex-1">{item.question}</h3>
              <span aria-hidden="true" className="diamond size-4 transition-transform group-open:rotate-90 group-open:opacity-60" />
            </summary>
            <p className="text-muted-foreground max-w-2xl pb-6">{item.answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
