import type { PublicTexts } from "../types";

/** Why it suits a Rwandan classroom, and what is still to come. */
export function Care({ texts }: { texts: PublicTexts["home"]["care"] }) {
  const points = [texts.needs, texts.section, texts.data, texts.names];
  const soon = [texts.homework, texts.exercises, texts.exams];
  return (
    <section className="bg-sidebar text-sidebar-foreground relative isolate overflow-hidden">
      <div aria-hidden="true" className="imigongo-field absolute inset-y-0 right-0 -z-10 w-full opacity-[0.06] lg:w-1/2" />
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-14 sm:px-6 sm:py-20 lg:grid-cols-[1fr_1.7fr]">
        <div>
          <h2 className="text-h1 font-extrabold">{texts.title}</h2>
          <h3 className="mt-8 text-base">{texts.soonTitle}</h3>
          <ul className="mt-3 flex flex-wrap gap-2 lg:grid lg:justify-items-start">
            {soon.map((name) => (
              <li
                key={name}
                className="text-sidebar-muted rounded-full border border-dashed border-current px-3.5 py-1.5 text-sm font-semibold"
              >
                {name}
              </li>
            ))}
          </ul>
        </div>
        <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {points.map((point) => (
            <div key={point.title}>
              <span aria-hidden="true" className="diamond size-4" />
              <h3 className="mt-2">{point.title}</h3>
              <p className="text-sidebar-muted mt-1.5">{point.text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
