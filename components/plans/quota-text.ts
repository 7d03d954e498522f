import { localeHref } from "@/components/layout/paths";
import type { Locale } from "@/lib/core/language";
import type { Messages } from "@/lib/i18n/messages";
import type { QuotaText } from "./quota-refused";

/** Words and addresses of the quota dialog. */
export function quotaText(locale: Locale, messages: Messages): QuotaText {
  return { labels: messages.subscriptions.quota, subscription: localeHref(locale, "/subscription") };
}
