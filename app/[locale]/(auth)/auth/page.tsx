import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AuthHub } from "@/components/accounts/auth/auth-hub";
import { authMode, type AuthMode } from "@/components/accounts/auth/modes";
import { SignedInToast } from "@/components/accounts/auth/signed-in-toast";
import type { AuthTexts } from "@/components/accounts/auth/types";
import { wayOn } from "@/components/accounts/auth/way-on";
import { localeHref } from "@/components/layout/paths";
import { consentVersion } from "@/lib/accounts/constants";
import { canNameReferrer } from "@/lib/accounts/referrer/queries";
import { isOwnLink } from "@/lib/accounts/registration/service";
import { linkInput } from "@/lib/accounts/schema";
import { googleOffered } from "@/lib/core/env";
import type { Locale } from "@/lib/core/language";
import { loadMessages } from "@/lib/i18n/messages";
import { redirect } from "@/lib/i18n/navigation";
import { currentCaller } from "@/lib/web/caller";
import { findActor } from "@/lib/web/session";

type AuthPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const titles = {
  login: "login.title",
  register: "register.title",
  "resend-verification": "resend.title",
  "verify-email": "verify.title",
  "referrer-prompt": "referrer.title",
  forgot: "forgot.title",
  reset: "reset.title",
} as const satisfies Record<AuthMode, string>;

export async function generateMetadata({ searchParams }: AuthPageProps): Promise<Metadata> {
  const { mode } = await searchParams;
  const t = await getTranslations("accounts");
  return { title: t(titles[authMode(typeof mode === "string" ? mode : null)]) };
}

export default async function AuthPage({ searchParams }: AuthPageProps) {
  const [actor, locale, query] = await Promise.all([findActor(), getLocale(), searchParams]);
  const { success: mailed, data: link } = linkInput.safeParse(query);
  const next = wayOn({ next: textOf(query.next), plan: textOf(query.plan) });
  // A link from a mail is followed also where somebody is signed in.
  const onward = next ?? "/dashboard";
  // So is the question for a newcomer whom Google let in.
  const asked = actor !== null && textOf(query.mode) === "referrer-prompt" && (await canNameReferrer(actor));
  // And where a new password is set: mails about ways in lead there, and whoever came by Google has none yet.
  const resets = ["forgot", "reset"].includes(authMode(textOf(query.mode)));
  if (actor && !asked && !resets && !(mailed && link.link)) redirect({ href: onward, locale });
  const ref = textOf(query.ref);
  const way = new URLSearchParams({ follow: "true", locale, ...(next ? { next } : {}), ...(ref ? { ref } : {}) });
  const { signInErrors, signedIn, signedInWithGoogle } = loadMessages(locale).accounts;
  const ownLink = mailed && link.link !== "" && (await isOwnLink(link, await currentCaller()));
  return (
    <>
      <AuthHub
        path={localeHref(locale, "/auth")}
        texts={{ ...(await hubTexts(locale)), ownLink }}
        google={googleOffered() ? `/api/auth/google/url?${way}` : null}
        errors={signInErrors}
        onward={asked || (actor && resets) ? localeHref(locale, onward) : null}
      />
      {asked ? <SignedInToast messages={{ email: signedIn, google: signedInWithGoogle }} /> : null}
    </>
  );
}

function textOf(value: string | string[] | undefined): string {
  return typeof value === "string" ? value : "";
}

async function hubTexts(locale: Locale): Promise<Omit<AuthTexts, "ownLink">> {
  const { accounts, common, errors, security } = loadMessages(locale);
  const { signIn, waiting, failed } = security.passkeys;
  const { frame: _frame, signedIn: _signedIn, signedInWithGoogle: _google, ...rest } = accounts;
  const { profile: _profile, callback: _callback, ...texts } = rest;
  const { emailFormat, emailValid, passwordRequired, passwordMin8, fullNameRequired } = errors.fields;
  const { schoolRequired, codeRequired, tooLong, emailInvalid } = errors.fields;
  const { resetCodeRequired, passwordMin6, confirmRequired, passwordsDiffer } = errors.fields;
  const t = await getTranslations("accounts.register");
  return {
    accounts: texts,
    password: common.password,
    passkeys: { signIn, waiting, failed },
    optional: common.status.optional,
    errors: {
      emailFormat,
      emailValid,
      passwordRequired,
      passwordMin8,
      fullNameRequired,
      schoolRequired,
      codeRequired,
      tooLong,
      emailInvalid,
      resetCodeRequired,
      passwordMin6,
      confirmRequired,
      passwordsDiffer,
    },
    consent: t.rich("consent", {
      version: consentVersion,
      terms: (words) => (
        <a className="link" href={localeHref(locale, "/terms")}>
          {words}
        </a>
      ),
      privacy: (words) => (
        <a className="link" href={localeHref(locale, "/privacy")}>
          {words}
        </a>
      ),
    }),
  };
}
