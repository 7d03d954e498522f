import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { OffersTable } from "@/components/administration/offers-table";
import { tierDefaults } from "@/lib/administration/tiers/constants";
import { loadMessages } from "@/lib/i18n/messages";
import { listTiers } from "@/lib/subscriptions/queries";
import { requireAdministrator } from "@/lib/web/session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).administration.subscriptions.title };
}

export default async function OffersPage() {
  const [, locale, tiers] = await Promise.all([requireAdministrator(), getLocale(), listTiers({ all: true })]);
  return (
    <OffersTable tiers={tiers} defaults={tierDefaults} labels={loadMessages(locale).administration.subscriptions} />
  );
}
