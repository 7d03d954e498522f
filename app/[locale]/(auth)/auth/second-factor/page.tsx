import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { EntranceView } from "@/components/accounts/entrance/entrance-view";
import { localeHref } from "@/components/layout/paths";
import { findHalfway } from "@/lib/accounts/entrance/service";
import { localPath } from "@/lib/core/local-path";
import { loadMessages } from "@/lib/i18n/messages";
import { redirect } from "@/lib/i18n/navigation";
import { readEntranceCookie } from "@/lib/web/entrance";
import { findActor } from "@/lib/web/session";

export async function generateMetadata(): Promise<Metadata> {
  const { entrance } = loadMessages(await getLocale()).security;
  return { title: entrance.title, robots: { index: false } };
}

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Where a sign-in goes on when its first half is done. Without that half there is nothing here. */
export default async function SecondFactorPage({ searchParams }: PageProps) {
  const [{ next }, locale, token, actor] = await Promise.all([
    searchParams,
    getLocale(),
    readEntranceCookie(),
    findActor(),
  ]);
  const halfway = token && !actor ? await findHalfway(token) : null;
  if (!halfway && !actor) redirect({ href: "/auth?error=sign_in_over", locale });
  const wanted = (typeof next === "string" && localPath(next)) || "/dashboard";
  const { entrance, totp, recovery, passkeys } = loadMessages(locale).security;
  return (
    <EntranceView
      halfway={halfway && { email: halfway.email, step: halfway.step, factors: halfway.factors }}
      hrefs={{
        next: localeHref(locale, wanted),
        other: localeHref(locale, "/auth?mode=login"),
        contact: localeHref(locale, "/contact"),
      }}
      next={wanted}
      labels={{ entrance, totp, recovery, passkeys }}
    />
  );
}
