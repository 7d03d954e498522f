"use client";

import { nameReferrerAction } from "@/lib/accounts/actions";
import { AskedField } from "../asked-field";
import { useAccountForm } from "./use-account-form";
import { BackRow, ViewForm } from "./view-parts";
import type { ViewProps } from "./types";

export function ReferrerView({ texts, email, linkTo, note, carried }: ViewProps) {
  const { referrer, fields } = texts.accounts;
  const start = { referredByEmail: carried.ref ?? "" };
  const account = useAccountForm({ action: nameReferrerAction, schema: "referrerInput", start, texts });
  return (
    <ViewForm note={note} carried={carried} texts={referrer} intro={referrer.intro} account={account}>
      <AskedField
        along={{ name: "email", value: email }}
        {...account.field("referredByEmail")}
        type="email"
        label={fields.referredByEmail}
        note={texts.optional}
        autoComplete="off"
        inputMode="email"
        autoCapitalize="none"
      />
      <BackRow back={referrer.skip} link={linkTo("login")} pending={account.pending} texts={referrer} />
    </ViewForm>
  );
}
