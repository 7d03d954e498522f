import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { localeHref } from "@/components/layout/paths";
import { CallbackView } from "@/components/payments/callback-view";
import { loadMessages } from "@/lib/i18n/messages";

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).checkout.callback.title, robots: { index: false } };
}

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The return page of a payment; public, because the session may have ended at the provider's page. */
export default async function PaymentCallbackPage({ searchParams }: PageProps) {
  const [locale, { tx_ref: txRef, status }] = await Promise.all([getLocale(), searchParams]);
  const hrefs = { dashboard: localeHref(locale, "/dashboard"), subscription: localeHref(locale, "/subscription") };
  return (
    <CallbackView
      txRef={typeof txRef === "string" ? txRef : ""}
      said={typeof status === "string" ? status : null}
      labels={loadMessages(locale).checkout.callback}
      hrefs={hrefs}
    />
  );
}
