"use client";

import { TextField } from "@/components/ui/field";
import { SubmitButton } from "@/components/ui/submit-button";
import { registerAction } from "@/lib/accounts/actions";
import { useAccountForm } from "./use-account-form";
import { EmailField, PasswordField, SwitchLine, ViewForm } from "./view-parts";
import { WaysIn } from "./ways-in";
import type { ViewProps } from "./types";

const facts = [
  ["fullName", "name"],
  ["school", "organization"],
] as const;

export function RegisterView({ texts, email, ways, linkTo, ...frame }: ViewProps) {
  const { register, fields } = texts.accounts;
  const account = useAccountForm({ action: registerAction, schema: "registration", texts });
  const password = { name: "password", label: fields.password, hint: fields.passwordHint };
  return (
    <>
      <ViewForm
        {...frame}
        texts={register}
        intro={register.intro}
        account={account}
        before={<WaysIn texts={texts} ways={ways} />}
        hidden={!ways.emailOpen}
      >
        <EmailField label={fields.email} email={email} account={account} />
        <PasswordField {...password} autoComplete="new-password" account={account} texts={texts} />
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
        <SubmitButton size="lg" pendingLabel={register.pending}>
          {register.submit}
        </SubmitButton>
      </ViewForm>
      <p className="text-muted-foreground text-sm">{texts.consent}</p>
      <SwitchLine question={register.question} label={register.switch} link={linkTo("login")} />
    </>
  );
}
