import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { OffersTable } from "@/components/administration/subscriptions/offers-table";
import { SettingForm } from "@/components/administration/setting-form";
import { SettingSection } from "@/components/administration/setting-section";
import { updateBundleAction } from "@/lib/administration/tiers/actions";
import { tierDefaults } from "@/lib/administration/tiers/constants";
import { loadMessages } from "@/lib/i18n/messages";
import { getBundleOffer, listTiers } from "@/lib/subscriptions/queries";
import { requireAdministrator } from "@/lib/web/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).administration.subscriptions.title };
}

export default async function OffersPage() {
  const [, locale, tiers, bundle] = await Promise.all([
    requireAdministrator(),
    getLocale(),
    listTiers({ all: true }),
    getBundleOffer(),
  ]);
  const words = loadMessages(locale).administration.subscriptions;
  const { plans, price, ...labels } = words.bundle;
  return (
    <>
      <OffersTable tiers={tiers} defaults={tierDefaults} labels={words} locale={locale} />
      <SettingSection id="bundle" title={labels.title} intro={labels.intro}>
        <SettingForm
          action={updateBundleAction}
          numbers={[
            { name: "plans", label: plans, value: bundle.plans, least: 1 },
            { name: "price", label: price, value: bundle.price, least: 1 },
          ]}
          labels={labels}
        />
      </SettingSection>
    </>
  );
}
