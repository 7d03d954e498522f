import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { DataCard } from "@/components/accounts/profile/data-card";
import { DeleteAccount } from "@/components/accounts/profile/delete-account";
import { lossesOf } from "@/components/accounts/profile/losses";
import { PasswordForm } from "@/components/accounts/profile/password-form";
import { ProfileCard } from "@/components/accounts/profile/profile-card";
import { ProfileSection } from "@/components/accounts/profile/profile-section";
import { SignOut } from "@/components/accounts/profile/sign-out";
import { localeHref } from "@/components/layout/paths";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { PageHead } from "@/components/ui/page-head";
import { logOutAction } from "@/lib/accounts/actions";
import { getAccountFacts } from "@/lib/accounts/profile/queries";
import type { Actor } from "@/lib/core/actor";
import type { Locale } from "@/lib/core/language";
import { loadMessages } from "@/lib/i18n/messages";
import { listOwnPayments } from "@/lib/payments/queries";
import { getSubscriptionInfo, listTiers } from "@/lib/subscriptions/queries";
import { requireActor } from "@/lib/web/session";
import { deleteAccountAction } from "./actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).accounts.profile.title };
}

type CardsProps = { actor: Actor; locale: Locale; facts: Awaited<ReturnType<typeof getAccountFacts>> };

function SafetyCards({ actor, locale, facts }: CardsProps) {
  const { common, profile, security } = loadMessages(locale);
  const { password } = profile;
  return (
    <>
      <ProfileSection id="security" title={security.page.title} intro={security.page.cardText}>
        <a
          href={localeHref(locale, "/profile/security")}
          className={buttonVariants({ variant: "outline", className: "w-fit" })}
        >
          {security.page.open}
        </a>
      </ProfileSection>
      <ProfileSection id="password" title={password.title} intro={facts.hasPassword ? password.intro : password.none}>
        {facts.hasPassword ? <PasswordForm email={actor.email} labels={password} words={common.password} /> : null}
      </ProfileSection>
    </>
  );
}

function DataCards({ actor, locale, facts, held }: CardsProps & { held: Parameters<typeof lossesOf>[1] }) {
  const { common, profile } = loadMessages(locale);
  const { accountId: id, email, role } = actor;
  return (
    <>
      <DataCard labels={profile.data} locale={locale} consent={facts} />
      <ProfileSection id="deletion" title={profile.deletion.title} intro={profile.deletion.text}>
        {role === "ADMIN" ? (
          <p>{profile.deletion.administrator}</p>
        ) : (
          <DeleteAccount
            account={{ id, email, hasPassword: facts.hasPassword }}
            labels={profile.deletion}
            words={common.password}
            losses={lossesOf(locale, held)}
            farewell={localeHref(locale, "/auth?mode=login&note=deleted")}
            action={deleteAccountAction}
          />
        )}
      </ProfileSection>
    </>
  );
}

export default async function ProfilePage() {
  const [actor, locale] = await Promise.all([requireActor(), getLocale()]);
  const [facts, info, tiers, payments] = await Promise.all([
    getAccountFacts(actor),
    getSubscriptionInfo(actor),
    listTiers({ all: true }),
    listOwnPayments(actor),
  ]);
  const price = tiers.find(({ id }) => id === info.tierId)?.price ?? 0;
  const { accounts, shell } = loadMessages(locale);
  const { fullName, school, email, language } = actor;
  const { en, fr, rw } = shell.language;
  const words = accounts.profile;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <PageHead title={words.title} intro={words.intro} />
      <ProfileCard
        profile={{ fullName, school, email, language, role: words.roles[actor.role] }}
        locale={locale}
        labels={{ ...words, fields: accounts.fields, languages: { en, fr, rw } }}
      />
      <section
        aria-label={words.signOut}
        className="border-border bg-card shadow-card flex flex-wrap items-center justify-between gap-4 rounded-xl border p-5 sm:p-6"
      >
        <p className="text-muted-foreground max-w-prose text-[0.9375rem]">{words.signOutText}</p>
        <SignOut
          label={words.signOut}
          icon={<Icon name="log-out" className="size-4.5" />}
          labels={shell.account}
          action={logOutAction}
        />
      </section>
      <SafetyCards actor={actor} locale={locale} facts={facts} />
      <DataCards actor={actor} locale={locale} facts={facts} held={{ info, price, payments }} />
    </div>
  );
}
