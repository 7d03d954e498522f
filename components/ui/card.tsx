import type { ComponentProps } from "react";
import { cn } from "@/lib/core/cn";

/** A sheet of paper. Server components only, like everything that uses `cn`. */
export function Card({ className, ...props }: ComponentProps<"section">) {
  return (
    <section
      className={cn("border-border bg-card text-card-foreground shadow-card rounded-xl border", className)}
      {...props}
    />
  );
}

export function CardHeader({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("grid gap-1 p-5 pb-0 sm:p-6 sm:pb-0", className)} {...props} />;
}

export function CardTitle({ className, children, ...props }: ComponentProps<"h2">) {
  return (
    <h2 className={cn("text-h3", className)} {...props}>
      {children}
    </h2>
  );
}

export function CardDescription({ className, ...props }: ComponentProps<"p">) {
  return <p className={cn("text-muted-foreground text-sm", className)} {...props} />;
}

export function CardContent({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("p-5 sm:p-6", className)} {...props} />;
}

export function CardFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      className={cn("border-border flex flex-wrap items-center gap-3 border-t px-5 py-4 sm:px-6", className)}
      {...props}
    />
  );
}

type StatProps = { label: string; value: string | number; note?: string; tone?: "primary" | "lake" | "clay" };

const statTone = { primary: "text-primary", lake: "text-lake", clay: "text-clay" } as const;

/** One figure of a dashboard under a band of imigongo. */
export function StatCard({ label, value, note, tone = "primary" }: StatProps) {
  return (
    <Card className="overflow-hidden">
      <div aria-hidden="true" className={cn("imigongo-band opacity-80", statTone[tone])} />
      <div className="grid gap-1 p-5">
        <p className="text-muted-foreground text-sm font-semibold">{label}</p>
        <p className={cn("text-3xl font-extrabold tracking-tight tabular-nums", statTone[tone])}>{value}</p>
        {note ? <p className="text-muted-foreground text-sm">{note}</p> : null}
      </div>
    </Card>
  );
}
