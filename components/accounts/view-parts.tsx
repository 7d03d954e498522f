import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { TextField } from "@/components/ui/field";
import { SubmitButton } from "@/components/ui/submit-button";
import type { Carried } from "@/lib/accounts/schema";
import type { ViewLink, ViewProps } from "./types";
import type { AccountForm } from "./use-account-form";

type ViewFormProps = Pick<ViewProps, "note" | "carried"> & {
  texts: { title: string; failed: string };
  intro: ReactNode;
  account: AccountForm;
  children: ReactNode;
};

/** Note, title and form of a view. The title takes the focus when the view changes; a failure takes the note's place. */
export function ViewForm({ texts, intro, note, carried, account, children }: ViewFormProps) {
  return (
    <>
      {account.troubled ? null : note}
      <div className="grid gap-1.5">
        <h1 id="auth-title" tabIndex={-1} className="outline-none">
          {texts.title}
        </h1>
        <p className="text-muted-foreground">{intro}</p>
      </div>
      <form className="grid gap-5" {...account.form}>
        <Failure title={texts.failed} failure={account.failure} />
        <CarriedFields carried={carried} />
        {children}
      </form>
    </>
  );
}

/** What the next views need goes along with the form. */
export function CarriedFields({ carried }: { carried: Carried }) {
  return Object.entries(carried).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  );
}

/** What went wrong, under the name that the specification gives it. */
export function Failure({ title, failure }: { title: string; failure: AccountForm["failure"] }) {
  if (!failure) return null;
  return (
    <Alert tone="error" title={title}>
      {failure.message}
    </Alert>
  );
}

type EmailFieldProps = { label: string; email: string; account: AccountForm; name?: string };

export function EmailField({ label, email, account, name = "email" }: EmailFieldProps) {
  return (
    <TextField
      id={name}
      type="email"
      label={label}
      defaultValue={account.values[name] ?? email}
      error={account.fields[name]}
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      required
    />
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

type BackRowProps = { back: string; link: ViewLink; texts: { submit: string; pending: string } };

/** The way back beside the button that goes on. */
export function BackRow({ back, link, texts }: BackRowProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <a className={buttonVariants({ variant: "outline", className: "flex-1" })} {...link}>
        {back}
      </a>
      <SubmitButton className="flex-1" pendingLabel={texts.pending}>
        {texts.submit}
      </SubmitButton>
    </div>
  );
}
