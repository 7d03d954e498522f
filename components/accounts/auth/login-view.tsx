"use client";

import { SubmitButton } from "@/components/ui/submit-button";
import { signInAction } from "@/lib/accounts/actions";
import { PasskeySignIn } from "../passkeys/passkey-sign-in";
import { useAccountForm } from "./use-account-form";
import { EmailField, AuthPasswordField, SwitchLine, ViewForm } from "./view-parts";
import { WaysIn } from "./ways-in";
import type { ViewProps } from "./types";

export function LoginView({ texts, email, ways, linkTo, ...frame }: ViewProps) {
  const { login, fields } = texts.accounts;
  const account = useAccountForm({ action: signInAction, schema: "loginInput", start: { email, password: "" }, texts });
  return (
    <>
      <ViewForm
        {...frame}
        texts={login}
        intro={login.intro}
        account={account}
        before={
          <div className="grid gap-2">
            <WaysIn texts={texts} ways={ways} />
            <PasskeySignIn labels={texts.passkeys} next={frame.carried.next} />
          </div>
        }
        hidden={!ways.emailOpen}
      >
        <EmailField field={account.field("email")} label={fields.email} />
        <AuthPasswordField
          field={account.field("password")}
          label={fields.password}
          autoComplete="current-password"
          texts={texts}
        />
        <SubmitButton size="lg" pending={account.pending} pendingLabel={login.pending}>
          {login.submit}
        </SubmitButton>
      </ViewForm>
      {ways.google ? <p className="text-muted-foreground text-sm">{texts.consent}</p> : null}
      <div className="grid gap-1">
        <p className="flex flex-wrap justify-center gap-x-5">
          <a className="link inline-block py-1" {...linkTo("forgot")}>
            {login.forgot}
          </a>
          <a className="link inline-block py-1" {...linkTo("resend-verification")}>
            {login.resend}
          </a>
        </p>
        <SwitchLine question={login.question} label={login.switch} link={linkTo("register")} />
      </div>
    </>
  );
}
