import type subscriptions from "@/messages/en/subscriptions.json";
import { buttonVariants } from "@/components/ui/button-variants";
import { Progress } from "@/components/ui/progress";
import { interpolate } from "@/lib/core/interpolate";
import { formatDate } from "@/lib/i18n/format";
import type { SubscriptionInfo } from "@/lib/subscriptions/types";
import type { QuotaWords } from "./quota-words";

type SubscriptionCardProps = {
  info: SubscriptionInfo;
  quota: QuotaWords;
  href: string;
  labels: (typeof subscriptions)["card"];
};

/** Tier, use of the month and end of the subscription, or that it has ended and what that means. */
export function SubscriptionCard({ info, quota, href, labels }: SubscriptionCardProps) {
  return (
    <section
      aria-labelledby="subscription"
      className="border-border bg-card shadow-card flex flex-col gap-3 rounded-xl border p-5"
    >
      <h2 id="subscription" className="text-h3">
        {labels.title}
      </h2>
      {info.active ? (
        <>
          <p className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="text-muted-foreground text-sm">{labels.tier}</span>
            <span className="text-lg font-extrabold">{info.tierName}</span>
          </p>
          <Progress {...quota.usage} label={labels.usage} />
          <p className="text-muted-foreground text-sm">
            {[quota.used, ...quota.beside].map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            {interpolate(labels.until, { date: formatDate(info.expiryDate) })}
          </p>
        </>
      ) : (
        <p className="text-warning text-[0.9375rem]">
          {info.expiryDate ? interpolate(labels.expired, { date: formatDate(info.expiryDate) }) : labels.none}
        </p>
      )}
      <a
        href={href}
        className={buttonVariants({ variant: info.active ? "outline" : "sun", className: "mt-auto self-start" })}
      >
        {info.active ? labels.manage : labels.renew}
      </a>
    </section>
  );
}
