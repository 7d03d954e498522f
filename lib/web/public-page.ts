import { notFound } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import { isLocale, type Locale } from "@/lib/core/language";
import { loadMessages, type Messages } from "@/lib/i18n/messages";

export type LocaleParams = { params: Promise<{ locale: string }> };

/** The language of a prerendered page and all its messages; another language is not found. */
export async function openPublicPage({ params }: LocaleParams): Promise<{ locale: Locale; messages: Messages }> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return { locale, messages: loadMessages(locale) };
}
