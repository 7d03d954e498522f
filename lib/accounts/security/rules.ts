import { env } from "@/lib/core/env";
import { defaultLocale, type Locale } from "@/lib/core/language";
import type { SafetyPages } from "@/lib/notifications/channels/mail/templates";

/** The pages that mails about ways in lead to, in the reader's language. */
export function safetyPages(language: Locale): SafetyPages {
  const home = `${env().appUrl}${language === defaultLocale ? "" : `/${language}`}`;
  return { password: `${home}/auth?mode=forgot`, security: `${home}/profile/security`, contact: `${home}/contact` };
}
