import type { ComponentProps } from "react";
import { clsx } from "clsx";
import { ScrollArea } from "./scroll-area";

type TableProps = ComponentProps<"table"> & {
  /** Names the table and the area that scrolls sideways. */ label: string;
};

export function Table({ label, className, ...props }: TableProps) {
  return (
    <ScrollArea label={label} className="border-border bg-card shadow-card rounded-xl border">
      <table
        aria-label={label}
        className={clsx("w-full border-collapse text-left text-[0.9375rem]", className)}
        {...props}
      />
    </ScrollArea>
  );
}

export function TableHead(props: ComponentProps<"thead">) {
  return <thead {...props} />;
}

export function TableBody(props: ComponentProps<"tbody">) {
  return <tbody {...props} />;
}

export function TableRow({ className, ...props }: ComponentProps<"tr">) {
  return (
    <tr
      className={clsx(
        "border-border hover:bg-muted/60 border-b [tbody_&]:last:border-0 [thead_&]:hover:bg-transparent",
        className,
      )}
      {...props}
    />
  );
}

export function TableHeader({ className, scope = "col", ...props }: ComponentProps<"th">) {
  return (
    <th
      scope={scope}
      className={clsx("text-muted-foreground px-4 py-3 text-sm font-semibold whitespace-nowrap", className)}
      {...props}
    />
  );
}

export function TableCell({ className, ...props }: ComponentProps<"td">) {
  return <td className={clsx("px-4 py-3 align-middle", className)} {...props} />;
}
