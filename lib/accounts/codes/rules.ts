import { env } from "@/lib/core/env";
import { defaultLocale, type Locale } from "@/lib/core/language";

type MailedLink = { mode: "verify-email" | "reset"; language: Locale; email: string; link: string };

/** The address that a mail leads to beside its code, in the reader's language. */
export function mailedLink({ mode, language, email, link }: MailedLink): string {
  const prefix = language === defaultLocale ? "" : `/${language}`;
  return `${env().appUrl}${prefix}/auth?${new URLSearchParams({ mode, email, link })}`;
}
