"use client";

import { useEffect } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { TextField } from "@/components/ui/fields/field";
import { toast } from "@/components/ui/toast/toast";
import { resetPasswordAction } from "@/lib/accounts/actions";
import { CodeField } from "../code-field";
import { useAccountForm } from "./use-account-form";
import { BackRow, EmailField, AuthPasswordField, ViewForm } from "./view-parts";
import type { ViewProps } from "./types";

const leaveAfterMs = 2_000;

export function ResetView({ texts, email, link, linkTo, note, carried }: ViewProps) {
  const { reset, fields, back } = texts.accounts;
  const start = { email, resetCode: link ?? "", newPassword: "", confirmPassword: "" };
  const account = useAccountForm({ action: resetPasswordAction, schema: "resetForm", start, texts });
  const shared = { texts, autoComplete: "new-password" };
  const login = linkTo("login");
  if (account.done) return <ResetDone texts={reset} href={login.href} />;
  return (
    <ViewForm
      note={note}
      carried={carried}
      texts={reset}
      intro={link ? reset.linkIntro : reset.intro}
      account={account}
    >
      {email ? (
        <TextField id="email" type="email" label={fields.email} value={email} readOnly autoComplete="username" />
      ) : (
        <EmailField field={account.field("email")} label={fields.email} />
      )}
      {link ? (
        <input type="hidden" name="resetCode" value={link} />
      ) : (
        <CodeField {...account.field("resetCode")} label={fields.resetCode} />
      )}
      <AuthPasswordField
        {...shared}
        field={account.field("newPassword")}
        label={fields.newPassword}
        hint={fields.newPasswordHint}
      />
      <AuthPasswordField {...shared} field={account.field("confirmPassword")} label={fields.confirmPassword} />
      <BackRow back={back} link={login} pending={account.pending} texts={reset} />
    </ViewForm>
  );
}

type ResetDoneProps = { texts: ViewProps["texts"]["accounts"]["reset"]; href: string };

/** Says that it worked and leads to the front page. Source: ACC-6. */
function ResetDone({ texts, href }: ResetDoneProps) {
  useEffect(() => {
    toast.success(texts.done);
    // From /fr/auth?... to /fr, from /auth?... to /.
    const home = location.pathname.replace(/\/auth$/, "") || "/";
    const leaving = setTimeout(() => location.assign(home), leaveAfterMs);
    return () => clearTimeout(leaving);
  }, [texts.done]);
  return (
    <>
      <h1 id="auth-title" tabIndex={-1} className="outline-none">
        {texts.title}
      </h1>
      <Alert tone="success">{texts.done}</Alert>
      <a className={buttonVariants()} href={href}>
        {texts.signIn}
      </a>
    </>
  );
}
