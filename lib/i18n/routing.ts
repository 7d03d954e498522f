import { defineRouting } from "next-intl/routing";
import { defaultLocale, locales } from "@/lib/core/language";

/** The language is the address's: English has no prefix; nothing is guessed from headers or cookies. */
export const routing = defineRouting({
  locales,
  defaultLocale,
  localePrefix: "as-needed",
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
});
