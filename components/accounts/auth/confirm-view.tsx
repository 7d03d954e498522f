"use client";

import { confirmByLinkAction } from "@/lib/accounts/actions";
import { useAccountForm } from "./use-account-form";
import { BackRow, AuthPasswordField, SentTo, ViewForm } from "./view-parts";
import type { ViewProps } from "./types";

/** A registration confirmed by the link of its mail; nothing happens before the button is pressed, for mail programs open links. */
export function ConfirmView({ texts, email, link, linkTo, note, carried }: ViewProps & { link: string }) {
  const { verify, fields, back } = texts.accounts;
  const account = useAccountForm({ action: confirmByLinkAction, schema: "linkInput", start: { password: "" }, texts });
  const intro = <SentTo sentence={verify.linkIntro} email={email} />;
  return (
    <ViewForm note={note} carried={carried} texts={verify} intro={intro} account={account}>
      <input type="hidden" name="email" value={email} />
      <input type="hidden" name="link" value={link} />
      {texts.ownLink ? null : (
        <AuthPasswordField
          field={account.field("password")}
          label={fields.password}
          hint={verify.linkPassword}
          autoComplete="current-password"
          texts={texts}
        />
      )}
      <BackRow
        {...{ back, pending: account.pending }}
        link={linkTo("login")}
        texts={{ submit: verify.linkSubmit, pending: verify.pending }}
      />
    </ViewForm>
  );
}
