import type { ReactNode } from "react";
import { Progress } from "@/components/ui/progress";

type StandingCardProps = {
  facts: ReadonlyArray<{ name: string; value: string; note?: string }>;
  /** The month's use, when there is a subscription. */
  usage: { value: number; max: number; label: string } | null;
  children?: ReactNode;
};

/** What the reader has: tier, plans left and end. */
export function StandingCard({ facts, usage, children }: StandingCardProps) {
  return (
    <section className="border-border bg-card shadow-card grid gap-4 rounded-xl border p-5 sm:p-6">
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
        {facts.map(({ name, value, note }) => (
          <div key={name} className="min-w-0">
            <dt className="text-muted-foreground text-sm font-semibold">{name}</dt>
            <dd className="text-xl font-extrabold tracking-tight break-words tabular-nums">{value}</dd>
            {note ? <dd className="text-muted-foreground text-sm">{note}</dd> : null}
          </div>
        ))}
      </dl>
      {usage ? <Progress {...usage} /> : null}
      {children}
    </section>
  );
}
