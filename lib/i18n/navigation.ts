import { redirect as leave } from "next/navigation";
import { defaultLocale, type Locale } from "@/lib/core/language";

/**
 * Sends the reader to a path of this site, in a language; English has no prefix. Not next-intl's own, which brings its
 * link component and formatter, 13 KB, into every page that can redirect.
 */
export function redirect({ href, locale }: { href: string; locale: Locale }): never {
  leave(locale === defaultLocale ? href : `/${locale}${href}`);
}
