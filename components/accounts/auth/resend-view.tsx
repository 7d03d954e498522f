"use client";

import { resendCodeAction } from "@/lib/accounts/actions";
import { useAccountForm } from "./use-account-form";
import { BackRow, EmailField, ViewForm } from "./view-parts";
import type { ViewProps } from "./types";

export function ResendView({ texts, email, linkTo, note, carried }: ViewProps) {
  const { resend, fields, back } = texts.accounts;
  const account = useAccountForm({ action: resendCodeAction, schema: "emailInput", start: { email }, texts });
  return (
    <ViewForm note={note} carried={carried} texts={resend} intro={resend.intro} account={account}>
      <EmailField field={account.field("email")} label={fields.email} />
      <BackRow back={back} link={linkTo("login")} pending={account.pending} texts={resend} />
    </ViewForm>
  );
}
