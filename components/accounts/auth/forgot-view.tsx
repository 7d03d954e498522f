"use client";

import { forgotPasswordAction } from "@/lib/accounts/actions";
import { useAccountForm } from "./use-account-form";
import { BackRow, EmailField, ViewForm } from "./view-parts";
import type { ViewProps } from "./types";

export function ForgotView({ texts, email, linkTo, note, carried }: ViewProps) {
  const { forgot, fields, back } = texts.accounts;
  const account = useAccountForm({ action: forgotPasswordAction, schema: "emailInput", start: { email }, texts });
  return (
    <ViewForm note={note} carried={carried} texts={forgot} intro={forgot.intro} account={account}>
      <EmailField field={account.field("email")} label={fields.email} />
      <BackRow back={back} link={linkTo("login")} pending={account.pending} texts={forgot} />
    </ViewForm>
  );
}
