"use client";

import { Field, fieldControl, TextField } from "@/components/ui/field";
import { OtpInput } from "@/components/ui/otp-input";
import { SubmitButton } from "@/components/ui/submit-button";
import { resendCodeAction, verifyEmailAction } from "@/lib/accounts/actions";
import { useAccountForm } from "./use-account-form";
import { BackLink, Failure, ViewHead } from "./view-parts";
import type { ViewProps } from "./types";

/** The slots are painted by script from an invisible field; without it the field itself is shown. */
const plainField = "#code{opacity:1;background:var(--card);border:1px solid var(--input);font-size:1.5rem}";

export function VerifyView({ texts, email, linkTo }: ViewProps) {
  const { verify, fields: labels, back } = texts.accounts;
  const { form, fields, failure, values } = useAccountForm({ action: verifyEmailAction, schema: "codeInput", texts });
  return (
    <>
      <ViewHead title={verify.title}>
        {email ? <SentTo sentence={verify.intro} email={email} /> : verify.introPlain}
      </ViewHead>
      <form className="grid gap-5" {...form}>
        <Failure title={verify.failed} failure={failure} />
        {email ? (
          <input type="hidden" name="email" value={email} />
        ) : (
          <TextField
            id="email"
            type="email"
            label={labels.email}
            defaultValue={values.email}
            error={fields.email}
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            required
          />
        )}
        <Field id="code" label={labels.code} error={fields.code}>
          <noscript>
            <style>{plainField}</style>
          </noscript>
          <OtpInput required {...fieldControl({ id: "code", error: fields.code })} />
        </Field>
        <div className="flex flex-wrap gap-3">
          <BackLink label={back} link={linkTo("login")} />
          <SubmitButton className="flex-1" pendingLabel={verify.pending}>
            {verify.submit}
          </SubmitButton>
        </div>
      </form>
      {email ? <ResendLine texts={texts} email={email} /> : null}
    </>
  );
}

function SentTo({ sentence, email }: { sentence: string; email: string }) {
  return (
    <>
      {sentence} <strong className="text-foreground font-semibold break-all">{email}</strong>
    </>
  );
}

function ResendLine({ texts, email }: Pick<ViewProps, "texts" | "email">) {
  const { verify, resend } = texts.accounts;
  const { form, failure } = useAccountForm({ action: resendCodeAction, schema: "emailInput", texts });
  return (
    <form className="grid justify-items-center gap-3" {...form}>
      <Failure title={resend.failed} failure={failure} />
      <input type="hidden" name="email" value={email} />
      <p className="flex flex-wrap items-center justify-center gap-x-2">
        {verify.question}
        <SubmitButton variant="ghost" size="sm" className="link" pendingLabel={resend.pending}>
          {verify.resend}
        </SubmitButton>
      </p>
    </form>
  );
}
