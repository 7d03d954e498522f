import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

const badgeVariants = cva(
  "inline-flex max-w-full items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs leading-5 font-semibold whitespace-nowrap",
  {
    variants: {
      tone: {
        neutral: "bg-muted text-foreground",
        primary: "bg-secondary text-secondary-foreground",
        sun: "bg-sun text-sun-foreground",
        lake: "bg-lake-soft text-lake",
        clay: "bg-clay-soft text-clay",
        warning: "bg-warning-soft text-warning",
        destructive: "bg-destructive-soft text-destructive",
        outline: "border border-border text-muted-foreground",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

export type BadgeTone = NonNullable<VariantProps<typeof badgeVariants>["tone"]>;

export function Badge({ tone, className, ...props }: ComponentProps<"span"> & { tone?: BadgeTone }) {
  return <span className={badgeVariants({ tone, className })} {...props} />;
}
