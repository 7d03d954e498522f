import { hasLocale, IntlErrorCode } from "next-intl";
import { getRequestConfig } from "next-intl/server";
import { locale as rootLocale } from "next/root-params";
import { log } from "@/lib/core/log";
import { loadMessages } from "./messages";
import { routing } from "./routing";

/** Pages have their language in the address; actions, which may not ask for that, have it from the middleware's header. */
async function pageLocale(): Promise<string | undefined> {
  try {
    return await rootLocale();
  } catch {
    return undefined;
  }
}

export default getRequestConfig(async (request) => {
  const requested = (await pageLocale()) ?? (await request.requestLocale);
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
