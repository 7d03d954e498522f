"use client";

import { useState } from "react";
import { SubmitButton } from "@/components/ui/submit-button";
import { resendCodeAction, verifyEmailAction } from "@/lib/accounts/actions";
import { CodeField } from "../code-field";
import { ConfirmView } from "./confirm-view";
import { useAccountForm } from "./use-account-form";
import { BackRow, CarriedFields, EmailField, Failure, AuthPasswordField, SentTo, ViewForm } from "./view-parts";
import type { ViewProps } from "./types";

export function VerifyView(props: ViewProps) {
  const { link } = props;
  return link && props.email ? <ConfirmView {...props} link={link} /> : <CodeView {...props} />;
}

function CodeView({ texts, email, linkTo, note, carried }: ViewProps) {
  const { verify, fields, back } = texts.accounts;
  const start = { email, code: "", password: "" };
  const account = useAccountForm({ action: verifyEmailAction, schema: "codeInput", start, texts });
  // Only who has the right code learns that a password is asked for; from then on the field stays.
  const [asked, setAsked] = useState(false);
  if (account.answer.fields?.password && !asked) setAsked(true);
  const intro = email ? <SentTo sentence={verify.intro} email={email} /> : verify.introPlain;
  return (
    <>
      <ViewForm note={note} carried={carried} texts={verify} intro={intro} account={account}>
        {email ? (
          <input type="hidden" name="email" value={email} />
        ) : (
          <EmailField field={account.field("email")} label={fields.email} />
        )}
        <CodeField {...account.field("code")} label={fields.code} onComplete={account.submit} />
        {asked ? (
          <AuthPasswordField
            field={account.field("password")}
            label={fields.password}
            autoComplete="current-password"
            texts={texts}
          />
        ) : null}
        <BackRow back={back} link={linkTo("login")} pending={account.pending} texts={verify} />
      </ViewForm>
      {email ? <ResendLine texts={texts} email={email} carried={carried} /> : null}
    </>
  );
}

function ResendLine({ texts, email, carried }: Pick<ViewProps, "texts" | "email" | "carried">) {
  const { verify, resend } = texts.accounts;
  const start = { email };
  const { props, failure, pending } = useAccountForm({ action: resendCodeAction, schema: "emailInput", start, texts });
  return (
    <form className="grid justify-items-center gap-3" {...props}>
      <Failure title={resend.failed} failure={failure} />
      <CarriedFields carried={carried} />
      <input type="hidden" name="email" value={email} />
      <p className="flex flex-wrap items-center justify-center gap-x-2">
        {verify.question}
        <SubmitButton variant="ghost" size="sm" className="link" pending={pending} pendingLabel={resend.pending}>
          {verify.resend}
        </SubmitButton>
      </p>
    </form>
  );
}
