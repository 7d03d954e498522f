import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import type { ViewLink } from "./types";

/** Title and introduction of a view; the title takes the focus when the view changes. */
export function ViewHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <h1 id="auth-title" tabIndex={-1} className="outline-none">
        {title}
      </h1>
      {children ? <p className="text-muted-foreground">{children}</p> : null}
    </div>
  );
}

/** What went wrong, under the name that the specification gives it. */
export function Failure({ title, failure }: { title: string; failure: { message?: string } | null }) {
  if (!failure) return null;
  return (
    <Alert tone="error" title={title}>
      {failure.message}
    </Alert>
  );
}

type SwitchLineProps = { question: string; label: string; link: ViewLink };

export function SwitchLine({ question, label, link }: SwitchLineProps) {
  return (
    <p className="text-center">
      {question}{" "}
      <a className="link inline-block py-1" {...link}>
        {label}
      </a>
    </p>
  );
}

export function BackLink({ label, link }: { label: string; link: ViewLink }) {
  return (
    <a className={buttonVariants({ variant: "outline", className: "flex-1" })} {...link}>
      {label}
    </a>
  );
}
