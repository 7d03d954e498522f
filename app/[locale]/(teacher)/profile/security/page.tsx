import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { FactorCards } from "@/components/accounts/security/factor-cards";
import type { PasskeyRow } from "@/components/accounts/security/passkey-card";
import { localeHref } from "@/components/layout/paths";
import { PageHead } from "@/components/ui/page-head";
import { recoveryCodesMade } from "@/lib/accounts/factors/constants";
import { getOwnFactors } from "@/lib/accounts/security/queries";
import { listPasskeys } from "@/lib/accounts/passkeys/queries";
import type { OwnPasskey } from "@/lib/accounts/passkeys/types";
import { fill } from "@/lib/core/fill";
import { formatDateTime } from "@/lib/i18n/format";
import { loadMessages, type Messages } from "@/lib/i18n/messages";
import { requireActor } from "@/lib/web/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).security.page.title };
}

function toRow({ id, name, createdAt, lastUsedAt }: OwnPasskey, words: Messages["security"]["passkeys"]): PasskeyRow {
  const used = lastUsedAt ? fill(words.used, { date: formatDateTime(lastUsedAt.toISOString()) }) : words.unused;
  return { id, name, since: `${fill(words.since, { date: formatDateTime(createdAt.toISOString()) })}, ${used}` };
}

export default async function SecurityPage() {
  const [actor, locale] = await Promise.all([requireActor(), getLocale()]);
  const [factors, keys] = await Promise.all([getOwnFactors(actor), listPasskeys(actor)]);
  const { page, totp, recovery, passkeys } = loadMessages(locale).security;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <PageHead title={page.title} intro={page.intro}>
        <a className="link py-1" href={localeHref(locale, "/profile")}>
          {page.back}
        </a>
      </PageHead>
      <FactorCards
        factors={factors}
        keys={keys.map((key) => toRow(key, passkeys))}
        allCodes={recoveryCodesMade}
        labels={{ totp, recovery, passkeys }}
      />
    </div>
  );
}
