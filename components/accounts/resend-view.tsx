"use client";

import { TextField } from "@/components/ui/field";
import { SubmitButton } from "@/components/ui/submit-button";
import { resendCodeAction } from "@/lib/accounts/actions";
import { useAccountForm } from "./use-account-form";
import { BackLink, Failure, ViewHead } from "./view-parts";
import type { ViewProps } from "./types";

export function ResendView({ texts, email, linkTo }: ViewProps) {
  const { resend, fields: labels, back } = texts.accounts;
  const { form, fields, failure, values } = useAccountForm({ action: resendCodeAction, schema: "emailInput", texts });
  return (
    <>
      <ViewHead title={resend.title}>{resend.intro}</ViewHead>
      <form className="grid gap-5" {...form}>
        <Failure title={resend.failed} failure={failure} />
        <TextField
          id="email"
          type="email"
          label={labels.email}
          defaultValue={values.email ?? email}
          error={fields.email}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          required
        />
        <div className="flex flex-wrap gap-3">
          <BackLink label={back} link={linkTo("login")} />
          <SubmitButton className="flex-1" pendingLabel={resend.pending}>
            {resend.submit}
          </SubmitButton>
        </div>
      </form>
    </>
  );
}
