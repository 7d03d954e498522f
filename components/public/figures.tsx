type FiguresProps = { label: string; figures: ReadonlyArray<readonly [value: string, label: string]> };

/** A row of large figures. */
export function Figures({ label, figures }: FiguresProps) {
  return (
    <dl aria-label={label} className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
      {figures.map(([value, text]) => (
        <div key={text} className="flex flex-col-reverse justify-end">
          <dt className="text-muted-foreground text-[0.9375rem]">{text}</dt>
          <dd className="text-primary text-[clamp(1.75rem,1.2rem+2.4vw,2.75rem)] leading-tight font-extrabold tracking-tight tabular-nums">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
