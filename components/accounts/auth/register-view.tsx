"use client";

import { TextField } from "@/components/ui/fields/field";
import { SubmitButton } from "@/components/ui/submit-button";
import { registerAction } from "@/lib/accounts/actions";
import { useAccountForm } from "./use-account-form";
import { EmailField, AuthPasswordField, SwitchLine, ViewForm } from "./view-parts";
import { WaysIn } from "./ways-in";
import type { ViewProps } from "./types";

const facts = [
  ["fullName", "name"],
  ["school", "organization"],
] as const;

export function RegisterView({ texts, email, ways, linkTo, ...frame }: ViewProps) {
  const { register, fields } = texts.accounts;
  const start = { email, password: "", fullName: "", school: "" };
  const account = useAccountForm({ action: registerAction, schema: "registration", start, texts });
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
        <EmailField field={account.field("email")} label={fields.email} />
        <AuthPasswordField
          field={account.field("password")}
          label={fields.password}
          hint={fields.passwordHint}
          autoComplete="new-password"
          texts={texts}
        />
        {facts.map(([name, autoComplete]) => (
          <TextField key={name} {...account.field(name)} label={fields[name]} autoComplete={autoComplete} required />
        ))}
        <SubmitButton size="lg" pending={account.pending} pendingLabel={register.pending}>
          {register.submit}
        </SubmitButton>
      </ViewForm>
      <p className="text-muted-foreground text-sm">{texts.consent}</p>
      <SwitchLine question={register.question} label={register.switch} link={linkTo("login")} />
    </>
  );
}
