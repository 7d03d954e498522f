import "server-only";
import { cookies, headers } from "next/headers";
import { getLocale } from "next-intl/server";
import { cache } from "react";
import type { Actor } from "@/lib/core/actor";
import { noteToken } from "@/lib/core/known-tokens";
import { localeOf } from "@/lib/core/language";
import { signInPath } from "@/lib/core/local-path";
import { proveActor } from "@/lib/core/prove-actor";
import { redirect } from "@/lib/i18n/navigation";
import { findSessionAccount } from "@/lib/accounts/queries";
import { sessionCookieName } from "./cookies/session-cookie-name";
import { readSessionToken } from "./token";

/** Who the session cookie of this request proves, read from the account row; null for visitors. */
export const findActor = cache(async (): Promise<Actor | null> => {
  const token = (await cookies()).get(sessionCookieName())?.value;
  if (!token) return null;
  const sessionId = await readSessionToken(token);
  const account = sessionId && (await findSessionAccount(sessionId));
  noteToken(token, account ? account.accountId : null);
  return account ? proveActor(account) : null;
});

/** The path of this request as the server's front tells it, without the framework's own mark. */
async function currentPath(): Promise<string | undefined> {
  return (await headers())
    .get("x-isomo-path")
    ?.replace(/([?&])_rsc=[^&]*&?/, "$1")
    .replace(/[?&]$/, "");
}

/** The signed-in actor of a page; visitors are sent to sign in, which leads back here. */
export async function requireActor(): Promise<Actor> {
  const actor = await findActor();
  if (actor) return actor;
  const [locale, wanted] = await Promise.all([getLocale(), currentPath()]);
  return redirect({ href: signInPath(wanted), locale: localeOf(locale) });
}

/** The administrator of a page; visitors are sent to sign in, everybody else to the dashboard, which says why. */
export async function requireAdministrator(): Promise<Actor> {
  const actor = await requireActor();
  if (actor.role === "ADMIN") return actor;
  const locale = await getLocale();
  return redirect({ href: "/dashboard?notice=noAdmin", locale: localeOf(locale) });
}
