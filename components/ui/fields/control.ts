import { clsx } from "clsx";

const base =
  "block w-full rounded-lg border border-input bg-card px-3.5 text-base text-foreground transition-colors hover:border-foreground/60 focus-visible:border-ring focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-muted disabled:text-muted-foreground [&[readonly]]:bg-muted aria-invalid:border-destructive aria-invalid:outline-destructive aria-invalid:shadow-[0_0_0_1px_var(--destructive)]";

/** The look shared by inputs, text areas and selects: 16 px text, so that phones do not zoom in. */
export function controlClass(...more: Array<string | undefined>): string {
  return clsx(base, ...more);
}
