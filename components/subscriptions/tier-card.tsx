import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";

/** A tier with its figures written out in the reader's language. */
export type TierText = {
  id: number;
  name: string;
  description: string;
  price: string;
  duration: string;
  lines: ReadonlyArray<{ text: string; included: boolean }>;
};

type TierCardProps = {
  tier: TierText;
  /** The badge of the reader's own tier. */
  badge: string | null;
  /** What can be done about the tier, if anything. */
  action: ReactNode;
};

export function TierCard({ tier, badge, action }: TierCardProps) {
  return (
    <li
      aria-labelledby={`tier-${tier.id}`}
      className={`bg-card shadow-card flex flex-col rounded-xl border p-5 sm:p-6 ${badge ? "border-primary outline-primary outline" : "border-border"}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={`tier-${tier.id}`}>{tier.name}</h3>
        {badge ? <Badge tone="sun">{badge}</Badge> : null}
      </div>
      <p className="text-muted-foreground mt-1 text-sm break-words">{tier.description}</p>
      <p className="mt-4 text-2xl font-extrabold tracking-tight tabular-nums">{tier.price}</p>
      <p className="text-muted-foreground text-sm">{tier.duration}</p>
      <ul className="mt-5 mb-6 grid flex-1 content-start gap-2.5 text-[0.9375rem]">
        {tier.lines.map(({ text, included }) => (
          <li key={text} className={`flex gap-2.5 ${included ? "" : "text-muted-foreground"}`}>
            {included ? (
              <Check size={18} aria-hidden="true" className="text-primary mt-0.5 flex-none" />
            ) : (
              <Minus size={18} aria-hidden="true" className="mt-0.5 flex-none" />
            )}
            {text}
          </li>
        ))}
      </ul>
      <div className="grid">{action}</div>
    </li>
  );
}
