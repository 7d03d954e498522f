import type { Figure } from "@/lib/publicity/types";
import type publicTexts from "@/messages/en/public.json";

type FiguresProps = { figures: readonly Figure[]; texts: (typeof publicTexts)["figures"] };

/** A row of large figures. */
export function Figures({ figures, texts }: FiguresProps) {
  return (
    <dl aria-label={texts.label} className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
      {figures.map(({ name, value }) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-muted-foreground text-[0.9375rem]">{texts[name]}</dt>
          <dd className="text-primary text-[clamp(1.75rem,1.2rem+2.4vw,2.75rem)] leading-tight font-extrabold tracking-tight tabular-nums">
            {value ?? texts.speedValue}
          </dd>
        </div>
      ))}
    </dl>
  );
}
