import { noteReading } from "@/lib/administration/reading/service";
import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { adminHref } from "@/components/administration/address";
import { ReferralSearch } from "@/components/administration/referral-search";
import { ReferredTable, ReferrersTable } from "@/components/administration/referral-tables";
import { SettingForm } from "@/components/administration/setting-form";
import { SettingSection } from "@/components/administration/setting-section";
import { localeHref } from "@/components/layout/paths";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { changeRewardAction } from "@/lib/administration/reports/actions";
import { listReferrers } from "@/lib/administration/reports/queries";
import { readReferrer } from "@/lib/administration/reports/schema";
import { interpolate } from "@/lib/core/interpolate";
import { formatDate, formatNumber } from "@/lib/i18n/format";
import { loadMessages } from "@/lib/i18n/messages";
import { getReward, listReferredBy } from "@/lib/referrals/queries";
import { requireAdministrator } from "@/lib/web/session";

const path = "/admin/referrals";

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).administration.referrals.title };
}

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function ReferralsPage({ searchParams }: PageProps) {
  const [actor, locale, query] = await Promise.all([requireAdministrator(), getLocale(), searchParams]);
  const asked = readReferrer(query);
  await noteReading(actor, "referrals");
  const [reward, top, referred] = await Promise.all([
    getReward(),
    listReferrers(actor),
    asked.email ? listReferredBy(actor, asked.email) : null,
  ]);
  const { administration, errors } = loadMessages(locale);
  const words = administration.referrals;
  const fieldErrors: Readonly<Record<string, string>> = errors.fields;
  const here = localeHref(locale, path);
  const rows = top.map(({ email, count }) => ({
    id: email,
    email,
    count: formatNumber(count, locale),
    href: adminHref(here, { email }),
  }));
  return (
    <>
      <section aria-labelledby="top" className="grid grid-cols-1 gap-3">
        <Head
          id="top"
          title={words.top}
          label={words.export}
          href={rows.length > 0 ? `${report}top?format=csv` : null}
        />
        {rows.length > 0 ? <ReferrersTable rows={rows} labels={words} /> : <Nothing title={words.none} />}
      </section>
      <section aria-labelledby="people" className="grid grid-cols-1 gap-3">
        <Head
          id="people"
          title={words.search}
          label={words.export}
          href={referred?.length ? `${report}by-email?format=csv&email=${encodeURIComponent(asked.email)}` : null}
        />
        <ReferralSearch
          path={here}
          value={asked.value}
          error={asked.error && fieldErrors[asked.error]}
          labels={words}
        />
        {referred ? <p className="text-muted-foreground">{interpolate(words.of, { email: asked.email })}</p> : null}
        {referred?.length === 0 ? <Nothing title={words.noReferred} /> : null}
        {referred?.length ? (
          <ReferredTable
            rows={referred.map(({ id, email, verified, createdAt }) => ({
              id,
              email,
              verified: verified ? words.yes : words.no,
              created: formatDate(createdAt),
            }))}
            labels={words}
          />
        ) : null}
      </section>
      <SettingSection id="reward" title={words.reward.title} intro={words.reward.intro}>
        <SettingForm
          action={changeRewardAction}
          numbers={[{ name: "plans", label: words.reward.plans, value: reward, least: 0 }]}
          labels={words.reward}
        />
      </SettingSection>
    </>
  );
}

const report = "/api/admin/referrals/";

function Nothing({ title }: { title: string }) {
  return <EmptyState title={title} icon={<Icon name="users" className="size-6" />} level={3} />;
}

type HeadProps = { id: string; title: string; label: string; href: string | null };

function Head({ id, title, label, href }: HeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 id={id}>{title}</h2>
      {href ? (
        <ButtonLink href={href} variant="outline" download>
          <Icon name="download" className="size-4.5" />
          {label}
        </ButtonLink>
      ) : null}
    </div>
  );
}
