"use client";

import { Field, fieldControl, TextField } from "@/components/ui/field";
import { PasswordInput } from "@/components/ui/password-input";
import { SubmitButton } from "@/components/ui/submit-button";
import { registerAction } from "@/lib/accounts/actions";
import { useAccountForm } from "./use-account-form";
import { EmailField, SwitchLine, ViewForm } from "./view-parts";
import type { ViewProps } from "./types";

const facts = [
  ["fullName", "name"],
  ["school", "organization"],
] as const;

export function RegisterView({ texts, email, linkTo, ...frame }: ViewProps) {
  const { register, fields } = texts.accounts;
  const account = useAccountForm({ action: registerAction, schema: "registration", texts });
  const error = account.fields.password;
  const password = { id: "password", error, hint: error ? undefined : fields.passwordHint };
  return (
    <>
      <ViewForm {...frame} texts={register} intro={register.intro} account={account}>
        <EmailField label={fields.email} email={email} account={account} />
        <Field {...password} label={fields.password}>
          <PasswordInput
            name="password"
            labels={texts.password}
            autoComplete="new-password"
            required
            {...fieldControl(password)}
          />
        </Field>
        {facts.map(([name, autoComplete]) => (
          <TextField
            key={name}
            id={name}
            label={fields[name]}
            defaultValue={account.values[name]}
            error={account.fields[name]}
            autoComplete={autoComplete}
            required
          />
        ))}
        <p className="text-muted-foreground text-sm">{texts.consent}</p>
        <SubmitButton size="lg" pendingLabel={register.pending}>
          {register.submit}
        </SubmitButton>
      </ViewForm>
      <SwitchLine question={register.question} label={register.switch} link={linkTo("login")} />
    </>
  );
}
