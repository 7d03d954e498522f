import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { localeHref } from "@/components/layout/paths";
import { awaitedOf } from "@/components/payments/awaited";
import { PaymentDesk } from "@/components/payments/checkout";
import { PaymentHistory } from "@/components/payments/history";
import { SupportLinks } from "@/components/resources/support-links";
import { BundleCard } from "@/components/subscriptions/bundle-card";
import { Standing } from "@/components/subscriptions/standing";
import { TierAction } from "@/components/subscriptions/tier-action";
import { TierCard } from "@/components/subscriptions/tier-card";
import { toTierText } from "@/components/subscriptions/tier-texts";
import { PageHead } from "@/components/ui/page-head";
import { now } from "@/lib/core/clock";
import { env } from "@/lib/core/env";
import { interpolate } from "@/lib/core/interpolate";
import { formatNumber } from "@/lib/i18n/format";
import { loadMessages } from "@/lib/i18n/messages";
import { spokenTier } from "@/lib/i18n/spoken-tier";
import { translatorOf } from "@/lib/i18n/translator";
import { listOwnPayments } from "@/lib/payments/queries";
import { getBundleOffer, getSubscriptionInfo, listTiers } from "@/lib/subscriptions/queries";
import { bundleEnd, daysLeft, spokenDuration } from "@/lib/subscriptions/rules";
import type { SubscriptionInfo } from "@/lib/subscriptions/types";
import { requireActor } from "@/lib/web/session";
import { renewFreeAction } from "./actions";
import { bundleOffer, declinedOf, keptWords, returnedFrom, tierOffer, waitingOf } from "./offers";

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).subscriptions.page.title };
}

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SubscriptionPage({ searchParams }: PageProps) {
  const [actor, locale, query] = await Promise.all([requireActor(), getLocale(), searchParams]);
  const [info, tiers, bundle, payments] = await Promise.all([
    getSubscriptionInfo(actor),
    listTiers(),
    getBundleOffer(),
    listOwnPayments(actor),
  ]);
  const messages = loadMessages(locale);
  const { checkout, subscriptions, resources } = messages;
  const labels = subscriptions.page;
  const t = translatorOf(locale);
  const kept = keptWords(info, tiers, messages);
  const words = { messages, locale, kept };
  const support = supportPlaces();
  const offer = bundleOffer(bundle, words);
  const waiting = waitingOf(payments, { messages, locale, cancelled: query.cancelled });
  return (
    <PaymentDesk
      labels={checkout}
      hrefs={{
        dashboard: localeHref(locale, "/dashboard"),
        contact: { href: localeHref(locale, "/contact"), label: checkout.contact },
      }}
      support={support}
      merchantCode={env().merchantCode ?? null}
      awaited={awaitedOf(waiting)}
      waiting={waiting}
      declined={declinedOf(payments, { messages, locale, query })}
      returned={returnedFrom(query)}
      wanted={query.action === "bundle" && info.active && !awaitedOf(waiting) ? offer : null}
      heading={<PageHead title={labels.heading} intro={labels.intro} />}
    >
      {info.tierName ? (
        <Standing
          {...{ info, labels, locale }}
          daysLeft={daysLeft(new Date(info.expiryDate), now())}
          usageLabel={subscriptions.card.usage}
        />
      ) : null}
      {kept ? <p className="text-muted-foreground -mb-3 max-w-prose text-sm">{kept}</p> : null}
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-4">
        {tiers.map((tier) => (
          <TierCard
            key={tier.id}
            tier={toTierText(
              { ...tier, spoken: spokenTier(locale, tier) },
              {
                labels,
                locale,
                duration: spokenDuration(tier.durationDays),
                say: (key, count) => t(`subscriptions.page.${key}`, { count, shown: formatNumber(count, locale) }),
              },
            )}
            badge={tier.id === info.tierId ? labels.current : null}
            action={
              <TierAction
                {...{ tier, info, labels, checkout }}
                offer={tierOffer(tier, info, words)}
                renew={renewFreeAction}
              />
            }
          />
        ))}
      </ul>
      <BundleCard {...{ bundle, offer, info, labels, checkout, locale }} until={bundleUntil(info)} />
      <PaymentHistory payments={payments} labels={checkout.history} bundle={messages.payments.bundle} locale={locale} />
      <section aria-labelledby="help" className="grid gap-3">
        <h2 id="help">{labels.helpTitle}</h2>
        <p className="max-w-prose">{labels.helpText}</p>
        <SupportLinks support={support} locale={locale} labels={resources.help} />
        <p className="text-muted-foreground mt-2">
          {interpolate(labels.enterprise, { count: Math.max(1, ...tiers.map((tier) => tier.maxUsers)) })}{" "}
          <a href={localeHref(locale, "/contact")} className="link">
            {labels.enterpriseLink}
          </a>
        </p>
      </section>
    </PaymentDesk>
  );
}

function bundleUntil(info: SubscriptionInfo): string {
  return info.startDate ? bundleEnd(new Date(info.startDate), now()).toISOString() : "";
}

function supportPlaces() {
  const { SUPPORT_PHONE: phone, SUPPORT_EMAIL: email, SUPPORT_WHATSAPP: whatsapp } = env();
  return { phone, email, whatsapp };
}
