type StatCardProps = { label: string; value: string | number; note?: string; tone?: "primary" | "lake" | "clay" };

const tones = { primary: "text-primary", lake: "text-lake", clay: "text-clay" } as const;

/** One figure of a dashboard under a band of imigongo. */
export function StatCard({ label, value, note, tone = "primary" }: StatCardProps) {
  return (
    <section className="border-border bg-card text-card-foreground shadow-card overflow-hidden rounded-xl border">
      <div aria-hidden="true" className={`imigongo-band opacity-80 ${tones[tone]}`} />
      <div className="grid gap-1 p-5">
        <p className="text-muted-foreground text-sm font-semibold">{label}</p>
        <p className={`text-3xl font-extrabold tracking-tight tabular-nums ${tones[tone]}`}>{value}</p>
        {note ? <p className="text-muted-foreground text-sm">{note}</p> : null}
      </div>
    </section>
  );
}
