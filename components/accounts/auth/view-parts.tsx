import type { ReactNode } from "react";
import type { RegisteredField } from "@/components/forms/field";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { TextField } from "@/components/ui/fields/field";
import { PasswordField } from "@/components/ui/fields/password-input";
import { SubmitButton } from "@/components/ui/submit-button";
import type { CarriedParameters } from "@/lib/accounts/schema";
import type { ViewLink, ViewProps } from "./types";
import type { AccountForm } from "./use-account-form";

/** What the frame of a form shows of it, whatever its fields are. */
type ShownForm = Pick<AccountForm, "props" | "failure" | "troubled">;

type ViewFormProps = Pick<ViewProps, "note" | "carried"> & {
  texts: { title: string; failed: string };
  intro: ReactNode;
  account: ShownForm;
  /** Between the introduction and the form. */
  before?: ReactNode;
  hidden?: boolean;
  children: ReactNode;
};

/** Note, title and form of a view. The title takes the focus when the view changes; a failure takes the note's place. */
export function ViewForm({ texts, intro, note, carried, account, before, hidden, children }: ViewFormProps) {
  return (
    <>
      {account.troubled ? null : note}
      <div className="grid gap-1.5">
        <h1 id="auth-title" tabIndex={-1} className="outline-none">
          {texts.title}
        </h1>
        <p className="text-muted-foreground">{intro}</p>
      </div>
      {before}
      <form id="email-form" hidden={hidden} className="grid gap-5" {...account.props}>
        <Failure title={texts.failed} failure={account.failure} />
        <CarriedFields carried={carried} />
        {children}
      </form>
    </>
  );
}

/** What the next views need goes along with the form. */
export function CarriedFields({ carried }: { carried: CarriedParameters }) {
  return Object.entries(carried).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  );
}

/** What went wrong, under the name of its door. Source: ACC-13. */
export function Failure({ title, failure }: { title: string; failure: AccountForm["failure"] }) {
  if (!failure) return null;
  return (
    <Alert tone="error" title={title}>
      {failure.message}
    </Alert>
  );
}

/** A sentence about an address, and the address, which may be long. */
export function SentTo({ sentence, email }: { sentence: string; email: string }) {
  return (
    <>
      {sentence}{" "}
      <strong className="text-foreground inline-block max-w-full font-semibold wrap-anywhere">{email}</strong>
    </>
  );
}

export function EmailField({ field, label }: { field: RegisteredField; label: string }) {
  return (
    <TextField
      {...field}
      type="email"
      label={label}
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

type BackRowProps = { back: string; link: ViewLink; pending: boolean; texts: { submit: string; pending: string } };

/** The way back beside the button that goes on. */
export function BackRow({ back, link, pending, texts }: BackRowProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <a className={buttonVariants({ variant: "outline", className: "flex-none" })} {...link}>
        {back}
      </a>
      <SubmitButton className="flex-1" pending={pending} pendingLabel={texts.pending}>
        {texts.submit}
      </SubmitButton>
    </div>
  );
}

type PasswordFieldProps = {
  field: RegisteredField;
  label: string;
  hint?: string;
  autoComplete: string;
  texts: ViewProps["texts"];
};

/** A password that can be shown; an error takes the hint's place. */
export function AuthPasswordField({ field, label, hint, autoComplete, texts }: PasswordFieldProps) {
  return (
    <PasswordField
      {...field}
      hint={field.error ? undefined : hint}
      words={texts.password}
      required
      {...{ label, autoComplete }}
    />
  );
}
