import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { ProfileSection } from "@/components/accounts/profile/profile-section";
import { SessionList } from "@/components/accounts/security/session-list";
import { toSessionRow } from "@/components/accounts/security/session-rows";
import { FactorCards } from "@/components/accounts/security/factor-cards";
import { SafetySummary } from "@/components/accounts/security/safety-summary";
import { GoogleCard } from "@/components/accounts/security/google-card";
import { SignInList } from "@/components/accounts/security/sign-in-list";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import type { PasskeyRow } from "@/components/accounts/security/passkey-card";
import { localeHref } from "@/components/layout/paths";
import { PageHead } from "@/components/ui/page-head";
import { recoveryCodesMade } from "@/lib/accounts/recovery-codes/constants";
import { getAccountFacts } from "@/lib/accounts/profile/queries";
import { findGoogleLink, getOwnFactors } from "@/lib/accounts/security/queries";
import { listPasskeys } from "@/lib/accounts/passkeys/queries";
import type { OwnPasskey } from "@/lib/accounts/passkeys/types";
import { listOpenSessions } from "@/lib/accounts/sessions/queries";
import { listSignIns } from "@/lib/accounts/sign-ins/queries";
import type { Actor } from "@/lib/core/actor";
import { googleOffered } from "@/lib/core/env";
import type { Locale } from "@/lib/core/language";
import { interpolate } from "@/lib/core/interpolate";
import { formatDateTime } from "@/lib/i18n/format";
import { loadMessages, type Messages } from "@/lib/i18n/messages";
import { requireActor } from "@/lib/web/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).security.page.title };
}

function toRow({ id, name, createdAt, lastUsedAt }: OwnPasskey, words: Messages["security"]["passkeys"]): PasskeyRow {
  const used = lastUsedAt ? interpolate(words.used, { date: formatDateTime(lastUsedAt.toISOString()) }) : words.unused;
  return { id, name, since: `${interpolate(words.since, { date: formatDateTime(createdAt.toISOString()) })}, ${used}` };
}

/** How a visit to Google ended. */
function outcomeOf(given: string | string[] | undefined): "linked" | "taken" | "failed" | null {
  return (["linked", "taken", "failed"] as const).find((outcome) => outcome === given) ?? null;
}

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

type PasswordCardProps = { actor: Actor; locale: Locale; hasPassword: boolean };

/** A password is changed on the profile; somebody without one gets a code by mail, as if it were forgotten. */
function PasswordCard({ actor, locale, hasPassword }: PasswordCardProps) {
  const { password } = loadMessages(locale).security;
  const next = localeHref(locale, "/profile/security");
  const forgot = `/auth?${new URLSearchParams({ mode: "forgot", email: actor.email, next })}`;
  return (
    <ProfileSection id="password" title={password.title} intro={hasPassword ? password.text : password.none}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Badge tone={hasPassword ? "primary" : "neutral"}>{hasPassword ? password.on : password.off}</Badge>
        <a
          href={localeHref(locale, hasPassword ? "/profile#password" : forgot)}
          className={buttonVariants({ variant: "outline", size: "sm" })}
        >
          {hasPassword ? password.change : password.set}
        </a>
      </div>
    </ProfileSection>
  );
}

async function Watch({ actor, locale }: { actor: Actor; locale: Locale }) {
  const [sessions, signIns] = await Promise.all([listOpenSessions(actor), listSignIns(actor)]);
  const { profile, security } = loadMessages(locale);
  const words = { sessions: profile.sessions, places: security.signIns };
  return (
    <>
      <ProfileSection id="sessions" title={profile.sessions.title} intro={profile.sessions.intro}>
        <SessionList sessions={sessions.map((session) => toSessionRow(session, words))} labels={profile.sessions} />
      </ProfileSection>
      <ProfileSection id="sign-ins" title={security.signIns.title} intro={security.signIns.intro}>
        <SignInList signIns={signIns} labels={security.signIns} />
      </ProfileSection>
    </>
  );
}

export default async function SecurityPage({ searchParams }: PageProps) {
  const [actor, locale, query] = await Promise.all([requireActor(), getLocale(), searchParams]);
  const [factors, keys, linked, { hasPassword }] = await Promise.all([
    getOwnFactors(actor),
    listPasskeys(actor),
    findGoogleLink(actor),
    getAccountFacts(actor),
  ]);
  const { page, summary, mailbox, totp, recovery, passkeys, google } = loadMessages(locale).security;
  const outcome = outcomeOf(query.google);
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <PageHead title={page.title} intro={page.intro}>
        <a className="link py-1" href={localeHref(locale, "/profile")}>
          {page.back}
        </a>
      </PageHead>
      {outcome ? <Alert tone={outcome === "linked" ? "success" : "error"}>{google.outcomes[outcome]}</Alert> : null}
      <SafetySummary
        factors={factors}
        isAdministrator={actor.role === "ADMIN"}
        contactHref={localeHref(locale, "/contact")}
        labels={summary}
      />
      <FactorCards
        factors={factors}
        keys={keys.map((key) => toRow(key, passkeys))}
        allCodes={recoveryCodesMade}
        labels={{ mailbox, totp, recovery, passkeys }}
      />
      <PasswordCard {...{ actor, locale, hasPassword }} />
      {linked || (googleOffered() && !factors.mailboxUnproven) ? (
        <ProfileSection id="google" title={google.title} intro={google.intro}>
          <GoogleCard
            since={linked && interpolate(google.linkedSince, { date: formatDateTime(linked.toISOString()) })}
            labels={google}
            words={{ cancel: totp.cancel, pending: totp.pending }}
          />
        </ProfileSection>
      ) : null}
      <Watch actor={actor} locale={locale} />
    </div>
  );
}
