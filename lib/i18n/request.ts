import { hasLocale, IntlErrorCode } from "next-intl";
import { getRequestConfig } from "next-intl/server";
import { log } from "@/lib/core/log";
import { loadMessages } from "./messages";
import { routing } from "./routing";

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = hasLocale(routing.locales, requested) ? requested : routing.defaultLocale;
  return {
    locale,
    timeZone: "Africa/Kigali",
    messages: loadMessages(locale),
    getMessageFallback: ({ namespace, key }) => [namespace, key].filter(Boolean).join("."),
    onError: (error) => {
      if (error.code === IntlErrorCode.MISSING_MESSAGE) log("warn", "message_missing", { locale });
      else log("error", "message_broken", { locale, code: error.code });
    },
  };
});
