import { Alert } from "@/components/ui/alert";
import { buttonVariants } from "@/components/ui/button-variants";
import { interpolate } from "@/lib/core/interpolate";
import { formatDate } from "@/lib/i18n/format";
import type { SubscriptionInfo } from "@/lib/subscriptions/types";
import type subscriptions from "@/messages/en/subscriptions.json";

type ExpiredNoticeProps = {
  info: Pick<SubscriptionInfo, "active" | "expiryDate">;
  /** The subscription page. */
  href: string;
  labels: (typeof subscriptions)["card"];
};

/** Above a form that cannot make a plan now, before anything is typed into it. Nothing while the subscription runs. */
export function ExpiredNotice({ info, href, labels }: ExpiredNoticeProps) {
  if (info.active) return null;
  return (
    <Alert
      tone="warning"
      actions={
        <a href={href} className={buttonVariants({ size: "sm" })}>
          {labels.renew}
        </a>
      }
    >
      {info.expiryDate ? interpolate(labels.expired, { date: formatDate(info.expiryDate) }) : labels.none} {labels.kept}
    </Alert>
  );
}
