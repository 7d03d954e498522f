"use client";

import { nameReferrerAction } from "@/lib/accounts/actions";
import { AskedField } from "./asked-field";
import { useAccountForm } from "./use-account-form";
import { BackRow, ViewForm } from "./view-parts";
import type { ViewProps } from "./types";

export function ReferrerView({ texts, email, linkTo, note, carried }: ViewProps) {
  const { referrer, fields } = texts.accounts;
  const account = useAccountForm({ action: nameReferrerAction, schema: "referrerInput", texts });
  return (
    <ViewForm note={note} carried={carried} texts={referrer} intro={referrer.intro} account={account}>
      <AskedField
        along={{ name: "email", value: email }}
        id="referredByEmail"
        type="email"
        label={fields.referredByEmail}
        note={texts.optional}
        defaultValue={account.values.referredByEmail ?? carried.ref}
        error={account.fields.referredByEmail}
        autoComplete="off"
        inputMode="email"
        autoCapitalize="none"
      />
      <BackRow back={referrer.skip} link={linkTo("login")} texts={referrer} />
    </ViewForm>
  );
}
