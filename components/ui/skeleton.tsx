import { clsx } from "clsx";

/** A grey stand-in while something loads; hidden from screen readers, the page says "loading" in words. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx("bg-muted animate-pulse rounded-lg", className)} />;
}
