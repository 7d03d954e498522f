import { localeHref } from "@/components/layout/paths";
import type { Locale } from "@/lib/core/language";
import type { Messages } from "@/lib/i18n/messages";
import type { LimitText } from "./limit-notice";

/** Words and addresses of the limit dialog. */
export function limitText(locale: Locale, messages: Messages): LimitText {
  return { labels: messages.subscriptions.limit, subscription: localeHref(locale, "/subscription") };
}
