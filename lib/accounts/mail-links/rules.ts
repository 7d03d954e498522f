import { env } from "@/lib/core/env";
import { defaultLocale, type Locale } from "@/lib/core/language";
import type { SafetyPages } from "@/lib/notifications/channels/mail/templates";

/** Where the product stands, in the reader's language. */
function homeIn(language: Locale): string {
  return `${env().appUrl}${language === defaultLocale ? "" : `/${language}`}`;
}

type MailedLink = { mode: "verify-email" | "reset"; language: Locale; email: string; link: string };

/** The address that a mail leads to beside its code, in the reader's language. */
export function mailedLink({ mode, language, email, link }: MailedLink): string {
  return `${homeIn(language)}/auth?${new URLSearchParams({ mode, email, link })}`;
}

/** The pages that mails about ways in lead to, in the reader's language. */
export function safetyPages(language: Locale): SafetyPages {
  const home = homeIn(language);
  return { password: `${home}/auth?mode=forgot`, security: `${home}/profile/security`, contact: `${home}/contact` };
}
