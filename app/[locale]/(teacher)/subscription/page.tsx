import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { localeHref } from "@/components/layout/paths";
import { SupportLinks } from "@/components/resources/support-links";
import { RenewButton } from "@/components/subscriptions/renew-button";
import { StandingCard } from "@/components/subscriptions/standing-card";
import { TierCard } from "@/components/subscriptions/tier-card";
import { toTierText } from "@/components/subscriptions/tier-texts";
import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { now } from "@/lib/core/clock";
import { env } from "@/lib/core/env";
import { fill } from "@/lib/core/fill";
import { formatDate, formatMoney, formatNumber } from "@/lib/i18n/format";
import { loadMessages } from "@/lib/i18n/messages";
import { getBundleOffer, getSubscriptionInfo, listTiers } from "@/lib/subscriptions/queries";
import { daysLeft, spokenDuration } from "@/lib/subscriptions/rules";
import type { SubscriptionInfo, Tier } from "@/lib/subscriptions/types";
import { requireActor } from "@/lib/web/session";
import { renewFreeAction } from "./actions";

type Labels = ReturnType<typeof loadMessages>["subscriptions"]["page"];

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).subscriptions.page.title };
}

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SubscriptionPage({ searchParams }: PageProps) {
  const [actor, locale, query] = await Promise.all([requireActor(), getLocale(), searchParams]);
  const [info, tiers, t] = await Promise.all([
    getSubscriptionInfo(actor),
    listTiers(),
    getTranslations("subscriptions.page"),
  ]);
  const messages = loadMessages(locale);
  const labels = messages.subscriptions.page;
  const left = info.expiryDate ? daysLeft(new Date(info.expiryDate), now()) : 0;
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid gap-1">
        <h1>{labels.heading}</h1>
        <p className="text-muted-foreground">{labels.intro}</p>
      </div>
      {query.action === "bundle" ? <BundleNotice labels={labels} bundle={await getBundleOffer()} /> : null}
      {info.tierName ? (
        <Standing info={info} labels={labels} daysNote={info.active ? t("daysLeft", { count: left }) : undefined} />
      ) : null}
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-4">
        {tiers.map((tier) => (
          <TierCard
            key={tier.id}
            tier={toTierText(tier, {
              ...{ labels, duration: spokenDuration(tier.durationDays) },
              say: (key, count) => t(key, { count, shown: formatNumber(count) }),
            })}
            badge={tier.name === info.tierName ? labels.current : null}
            action={<TierAction tier={tier} info={info} labels={labels} />}
          />
        ))}
      </ul>
      <section id="upgrade" aria-labelledby="upgrade-title" className="grid scroll-mt-20 gap-3">
        <h2 id="upgrade-title">{labels.upgradeTitle}</h2>
        <p className="max-w-prose">{labels.upgradeText}</p>
        <SupportLinks support={supportPlaces()} locale={locale} labels={messages.resources.help} />
        <p className="text-muted-foreground mt-2">
          {fill(labels.enterprise, { count: Math.max(1, ...tiers.map((tier) => tier.maxUsers)) })}{" "}
          <a href={localeHref(locale, "/contact")} className="link">
            {labels.enterpriseLink}
          </a>
        </p>
      </section>
    </div>
  );
}

function supportPlaces() {
  const { SUPPORT_PHONE: phone, SUPPORT_EMAIL: email, SUPPORT_WHATSAPP: whatsapp } = env();
  return { phone, email, whatsapp };
}

function BundleNotice({ labels, bundle }: { labels: Labels; bundle: { plans: number; price: number } }) {
  return (
    <Alert
      title={labels.bundleTitle}
      actions={
        <a href="#upgrade" className={buttonVariants({ variant: "outline", size: "sm" })}>
          {labels.upgradeTitle}
        </a>
      }
    >
      {fill(labels.bundleText, { count: bundle.plans, price: formatMoney(bundle.price) })}
    </Alert>
  );
}

function Standing({ info, labels, daysNote }: { info: SubscriptionInfo; labels: Labels; daysNote?: string }) {
  const remaining = info.lessonPlansRemaining;
  const total = Math.max(info.lessonPlansPerMonth, remaining);
  return (
    <StandingCard
      facts={[
        { name: labels.current, value: info.tierName },
        { name: labels.remaining, value: fill(labels.remainingOf, { remaining, total }) },
        {
          name: info.active ? labels.expiry : labels.expired,
          value: formatDate(info.expiryDate),
          note: daysNote,
        },
      ]}
      usage={info.active ? { remaining, total, label: labels.remaining } : null}
    />
  );
}

/** A free tier is renewed here; a paid one is asked for, and one below a running subscription needs nothing. */
function TierAction({ tier, info, labels }: { tier: Tier; info: SubscriptionInfo; labels: Labels }) {
  const current = tier.name === info.tierName;
  if (tier.price > 0) {
    return (
      <a href="#upgrade" className={buttonVariants({ variant: current ? "primary" : "outline" })}>
        {current ? labels.renew : labels.upgrade}
      </a>
    );
  }
  if (info.active && !current) return null;
  return (
    <RenewButton
      tierId={tier.id}
      renew={renewFreeAction}
      labels={{ label: current ? labels.renew : labels.start, working: labels.working, failed: labels.renewFailed }}
    />
  );
}
