"use client";

import { Field, fieldControl } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { SubmitButton } from "@/components/ui/submit-button";
import { signInAction } from "@/lib/accounts/actions";
import { useAccountForm } from "./use-account-form";
import { EmailField, SwitchLine, ViewForm } from "./view-parts";
import type { ViewProps } from "./types";

export function LoginView({ texts, email, linkTo, ...frame }: ViewProps) {
  const { login, fields } = texts.accounts;
  const account = useAccountForm({ action: signInAction, schema: "loginInput", texts });
  const password = { id: "password", error: account.fields.password };
  return (
    <>
      <ViewForm {...frame} texts={login} intro={login.intro} account={account}>
        <EmailField label={fields.email} email={email} account={account} />
        <Field {...password} label={fields.password}>
          <PasswordInput
            name="password"
            labels={texts.password}
            autoComplete="current-password"
            required
            {...fieldControl(password)}
          />
        </Field>
        <SubmitButton size="lg" pendingLabel={login.pending}>
          {login.submit}
        </SubmitButton>
      </ViewForm>
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
