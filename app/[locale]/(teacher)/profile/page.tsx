import { LogOut } from "lucide-react";
import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { ProfileCard } from "@/components/accounts/profile-card";
import { SignOut } from "@/components/accounts/sign-out";
import { logOutAction } from "@/lib/accounts/actions";
import { loadMessages } from "@/lib/i18n/messages";
import { requireActor } from "@/lib/web/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).accounts.profile.title };
}

export default async function ProfilePage() {
  const [actor, locale] = await Promise.all([requireActor(), getLocale()]);
  const { accounts, shell } = loadMessages(locale);
  const { fullName, school, email, language } = actor;
  const { en, fr, rw } = shell.language;
  const words = accounts.profile;
  return (
    <div className="grid max-w-3xl gap-6">
      <div className="grid gap-1">
        <h1>{words.title}</h1>
        <p className="text-muted-foreground">{words.intro}</p>
      </div>
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
          icon={<LogOut size={18} aria-hidden="true" />}
          labels={shell.account}
          action={logOutAction}
        />
      </section>
    </div>
  );
}
