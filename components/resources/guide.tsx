import { ArrowRight } from "lucide-react";
import { buttonVariants } from "@/components/ui/button-variants";
import { interpolate } from "@/lib/core/interpolate";

type Step = { title: string; text: string };

type GuideProps = {
  /** Name of the guide in the page, for links to it. */
  id: string;
  title: string;
  intro: string;
  steps: readonly Step[];
  durations: { title: string; items: ReadonlyArray<{ name: string; range: string }> };
  create: { href: string; label: string };
  /** "Step {number}". */
  stepLabel: string;
};

/** How a plan of one format is made: its steps, how long the parts last, and where to begin. */
export function Guide({ id, title, intro, steps, durations, create, stepLabel }: GuideProps) {
  return (
    <section
      aria-labelledby={id}
      className="border-border bg-card shadow-card grid content-start gap-5 rounded-xl border p-5 sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id={id}>{title}</h2>
        <p className="text-muted-foreground">{intro}</p>
      </div>
      <ol className="grid gap-5">
        {steps.map((step, at) => (
          <li key={step.title} className="grid grid-cols-[2.25rem_1fr] gap-x-4">
            <span
              role="img"
              aria-label={interpolate(stepLabel, { number: at + 1 })}
              className="bg-sun text-sun-foreground grid size-9 place-items-center rounded-lg font-extrabold tabular-nums"
            >
              {at + 1}
            </span>
            <div className="grid gap-1">
              <h3>{step.title}</h3>
              <p className="text-[0.9375rem]">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="bg-muted grid gap-2 rounded-lg p-4">
        <h3 className="text-base">{durations.title}</h3>
        <dl className="grid gap-y-1 text-[0.9375rem]">
          {durations.items.map(({ name, range }) => (
            <div key={name} className="flex flex-wrap justify-between gap-x-3">
              <dt>{name}</dt>
              <dd className="font-semibold tabular-nums">{range}</dd>
            </div>
          ))}
        </dl>
      </div>
      <a href={create.href} className={buttonVariants({ className: "justify-self-start" })}>
        {create.label}
        <ArrowRight size={18} aria-hidden="true" />
      </a>
    </section>
  );
}
