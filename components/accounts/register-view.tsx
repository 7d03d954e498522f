"use client";

import { Field, fieldControl, TextField } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { SubmitButton } from "@/components/ui/submit-button";
import { registerAction } from "@/lib/accounts/actions";
import { useAccountForm } from "./use-account-form";
import { Failure, SwitchLine, ViewHead } from "./view-parts";
import type { ViewProps } from "./types";

export function RegisterView({ texts, email, linkTo }: ViewProps) {
  const { register, fields: labels } = texts.accounts;
  const { form, fields, failure, values } = useAccountForm({ action: registerAction, schema: "registration", texts });
  const password = { id: "password", error: fields.password, hint: fields.password ? undefined : labels.passwordHint };
  return (
    <>
      <ViewHead title={register.title}>{register.intro}</ViewHead>
      <form className="grid gap-5" {...form}>
        <Failure title={register.failed} failure={failure} />
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
        <Field {...password} label={labels.password}>
          <PasswordInput
            name="password"
            labels={texts.password}
            autoComplete="new-password"
            required
            {...fieldControl(password)}
          />
        </Field>
        <TextField
          id="fullName"
          label={labels.fullName}
          defaultValue={values.fullName}
          error={fields.fullName}
          autoComplete="name"
          required
        />
        <TextField
          id="school"
          label={labels.school}
          defaultValue={values.school}
          error={fields.school}
          autoComplete="organization"
          required
        />
        <p className="text-muted-foreground text-sm">{texts.consent}</p>
        <SubmitButton size="lg" pendingLabel={register.pending}>
          {register.submit}
        </SubmitButton>
      </form>
      <SwitchLine question={register.question} label={register.switch} link={linkTo("login")} />
    </>
  );
}
