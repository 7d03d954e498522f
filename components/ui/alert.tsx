import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const alertVariants = cva("flex items-start gap-3 rounded-xl border px-4 py-3.5 text-[0.9375rem]", {
  variants: {
    tone: {
      info: "border-lake/35 bg-lake-soft text-lake",
      success: "border-primary/35 bg-secondary text-secondary-foreground",
      warning: "border-warning/35 bg-warning-soft text-warning",
      error: "border-destructive/35 bg-destructive-soft text-destructive",
    },
  },
  defaultVariants: { tone: "info" },
});

type AlertProps = VariantProps<typeof alertVariants> & {
  title?: string;
  children?: ReactNode;
  actions?: ReactNode;
  className?: string;
};

/** A message that stays on the page. Errors are spoken at once, the others when there is time. */
export function Alert({ tone, title, children, actions, className }: AlertProps) {
  return (
    <div role={tone === "error" ? "alert" : "status"} className={alertVariants({ tone, className })}>
      <svg viewBox="0 0 16 16" aria-hidden="true" className="mt-0.5 size-5 flex-none">
        <path d="m8 .5 7.5 7.5L8 15.5.5 8z" fill="currentColor" opacity=".18" />
        <path d={alertSign[tone ?? "info"]} {...alertStroke} />
      </svg>
      <div className="grid min-w-0 flex-1 gap-1">
        {title ? <p className="font-bold">{title}</p> : null}
        {children ? <div className="text-foreground">{children}</div> : null}
        {actions ? <div className="mt-1.5 flex flex-wrap gap-2">{actions}</div> : null}
      </div>
    </div>
  );
}

const alertSign = {
  info: "M8 7.6V12M8 4.4v.5",
  success: "m5 8.2 2.1 2.1L11 6.2",
  warning: "M8 4.4v4.2M8 11v.5",
  error: "M8 4.4v4.2M8 11v.5",
} as const;

const alertStroke = { fill: "none", stroke: "currentColor", strokeWidth: 1.8, strokeLinecap: "round" } as const;
