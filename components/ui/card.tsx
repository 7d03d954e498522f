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
