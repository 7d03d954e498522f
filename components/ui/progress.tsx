import { clsx } from "clsx";

type ProgressProps = { value: number; max: number; label: string; className?: string };

/** How far something is: `value` of `max`, bounded. The text beside it is the caller's. */
export function Progress({ value, max, label, className }: ProgressProps) {
  const bounded = Math.min(Math.max(value, 0), max);
  const percent = max > 0 ? Math.round((bounded / max) * 100) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={bounded}
      className={clsx("bg-muted h-2.5 overflow-hidden rounded-full", className)}
    >
      <div
        className="bg-primary h-full rounded-full transition-[width] duration-500"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
