import type { PublicTexts } from "../types";

export function Questions({ texts }: { texts: PublicTexts["home"]["questions"] }) {
  return (
    <section
      id="questions"
      className="mx-auto grid max-w-6xl gap-8 px-4 py-12 sm:px-6 sm:py-16 lg:grid-cols-[1fr_1.7fr] lg:gap-10"
    >
      <h2 className="text-h1 font-extrabold">{texts.title}</h2>
      <div className="border-border border-t">
        {Object.values(texts.items).map((item) => (
          <details key={item.question} suppressHydrationWarning className="border-border group border-b">
            <summary className="flex list-none items-center gap-4 py-4 [&::-webkit-details-marker]:hidden">
              <h3 className="flex-1">{item.question}</h3>
              <svg viewBox="0 0 16 16" aria-hidden="true" className="text-primary size-5 flex-none group-open:rotate-180">
                <path d="m2 5 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2.2" />
              </svg>
            </summary>
            <p className="text-muted-foreground max-w-2xl pb-5">{item.answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
