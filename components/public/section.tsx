import type { ReactNode } from "react";

type SectionProps = { id?: string; title: string; lead?: string; tone?: "plain" | "tinted"; children: ReactNode };

/** One chapter of a public page under its heading. */
export function Section({ id, title, lead, tone = "plain", children }: SectionProps) {
  return (
    <section id={id} className={tone === "tinted" ? "bg-muted" : undefined}>
      <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6 sm:py-16">
        <div className="max-w-2xl">
          <h2 className="text-h1 font-extrabold">{title}</h2>
          {lead ? <p className="text-muted-foreground mt-3 text-lg">{lead}</p> : null}
        </div>
        <div className="mt-8 sm:mt-10">{children}</div>
      </div>
    </section>
  );
}

/** The dark hills at the head of a page. They come after the text: a page that arrives slowly does not push them down. */
export function Dusk({ children, calm = false }: { children: ReactNode; calm?: boolean }) {
  return (
    <div className="dusk">
      <div aria-hidden="true" className="imigongo-field" />
      <div className="relative mx-auto max-w-6xl px-4 sm:px-6">{children}</div>
      {calm ? null : <div aria-hidden="true" className="dusk-sun" />}
      <div aria-hidden="true" className="dusk-ridge dusk-ridge-far" />
      <div aria-hidden="true" className="dusk-ridge dusk-ridge-near" />
      <div aria-hidden="true" className="dusk-ridge dusk-ridge-page" />
    </div>
  );
}

/** Head of a page other than the first. */
export function PageHead({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <Dusk calm>
      <div className="max-w-2xl pt-14 pb-44 sm:pt-20">
        <h1 className="text-display font-extrabold">{title}</h1>
        <p className="mt-4 text-lg text-[#dfeadd]">{lead}</p>
        {children}
      </div>
    </Dusk>
  );
}
