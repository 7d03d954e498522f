import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { FactorCards } from "@/components/accounts/security/factor-cards";
import { localeHref } from "@/components/layout/paths";
import { PageHead } from "@/components/ui/page-head";
import { recoveryCodesMade } from "@/lib/accounts/factors/constants";
import { getOwnFactors } from "@/lib/accounts/security/queries";
import { loadMessages } from "@/lib/i18n/messages";
import { requireActor } from "@/lib/web/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).security.page.title };
}

export default async function SecurityPage() {
  const [actor, locale] = await Promise.all([requireActor(), getLocale()]);
  const factors = await getOwnFactors(actor);
  const { page, totp, recovery } = loadMessages(locale).security;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <PageHead title={page.title} intro={page.intro}>
        <a className="link py-1" href={localeHref(locale, "/profile")}>
          {page.back}
        </a>
      </PageHead>
      <FactorCards factors={factors} allCodes={recoveryCodesMade} labels={{ totp, recovery }} />
    </div>
  );
}
