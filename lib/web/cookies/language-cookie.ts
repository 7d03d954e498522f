import "server-only";
import { cookies, headers } from "next/headers";
import { getLocale } from "next-intl/server";
import { env } from "@/lib/core/env";
import { isLocale, type Locale } from "@/lib/core/language";
import { languageCookie } from "@/lib/core/plain/language-lead.mjs";
import { preferredLocale } from "../locale";

const yearInSeconds = 31_536_000;

/**
 * The language in which somebody goes on who has just signed in, which this browser keeps from now on: that of the page
 * where it was chosen here, else the account's. A page in the language that the browser asks for is no choice of a person.
 */
export async function settleLanguage(account: Locale): Promise<Locale> {
  const [store, sent, page] = await Promise.all([cookies(), headers(), getLocale()]);
  if (isLocale(store.get(languageCookie)?.value)) return page;
  const settled = preferredLocale(sent.get("accept-language")) === page ? account : page;
  const secure = env().appUrl.startsWith("https:");
  store.set(languageCookie, settled, { path: "/", maxAge: yearInSeconds, sameSite: "lax", secure });
  return settled;
}
