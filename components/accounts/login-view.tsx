"use client";

import { Field, fieldControl, TextField } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { SubmitButton } from "@/components/ui/submit-button";
import { signInAction } from "@/lib/accounts/actions";
import { useAccountForm } from "./use-account-form";
import { Failure, SwitchLine, ViewHead } from "./view-parts";
import type { ViewProps } from "./types";

export function LoginView({ texts, email, linkTo }: ViewProps) {
  const { login, fields: labels } = texts.accounts;
  const { form, fields, failure, values } = useAccountForm({ action: signInAction, schema: "loginInput", texts });
  return (
    <>
      <ViewHead title={login.title}>{login.intro}</ViewHead>
      <form className="grid gap-5" {...form}>
        <Failure title={login.failed} failure={failure} />
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
        <Field id="password" label={labels.password} error={fields.password}>
          <PasswordInput
            name="password"
            labels={texts.password}
            autoComplete="current-password"
            required
            {...fieldControl({ id: "password", error: fields.password })}
          />
        </Field>
        <SubmitButton size="lg" pendingLabel={login.pending}>
          {login.submit}
        </SubmitButton>
      </form>
      <div className="grid gap-1">
        <p className="text-center">
          <a className="link inline-block py-1" {...linkTo("resend-verification")}>
            {login.resend}
          </a>
        </p>
        <SwitchLine question={login.question} label={login.switch} link={linkTo("register")} />
      </div>
    </>
  );
}
