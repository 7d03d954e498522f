import "server-only";
import { issueTicket, linkGoogle } from "@/lib/accounts/google/service";
import type { GoogleProfile } from "@/lib/accounts/google/types";
import type { Caller } from "@/lib/accounts/types";
import { env } from "@/lib/core/env";
import type { Actor } from "@/lib/core/actor";
import { AppError, isAppError } from "@/lib/core/errors";
import { defaultLocale, localeOf, type Locale } from "@/lib/core/language";
import { errorFacts, log } from "@/lib/core/log";

/** One request to next-auth: who makes it, and what its answer must not lose. */
export type GoogleSignIn = {
  caller: Caller;
  /** Where next-auth was told to come back to. */
  callbackUrl?: string;
  /** Whether it is about Google: its stand-in is started only then. */
  atGoogle: boolean;
  /** Who wants this Google account linked to the own one; null for somebody who only signs in. */
  linker?: Actor | null;
  /** An error that the framework would turn into "no account" or a broken server. */
  refusal?: unknown;
  /** What the browser that signed in must hold together with its ticket. */
  binding?: string;
};

/** Where a browser that comes back from Google is led, and with what. */
type Return = {
  locale: Locale;
  next?: string;
  ref?: string;
  /** The session whose account shall be linked, instead of signing in. */
  link?: string;
};

function prefixOf(locale: Locale): string {
  return locale === defaultLocale ? "" : `/${locale}`;
}

/** What the sign-in page hands on, as far as there is any. */
function carried({ next, ref, link }: Omit<Return, "locale">): Record<string, string> {
  return { ...(next ? { next } : {}), ...(ref ? { ref } : {}), ...(link ? { link } : {}) };
}

/** The page that takes the ticket, in the language in which the sign-in began. */
export function callbackPath({ locale, ...back }: Return, ticket: Record<string, string> = {}): string {
  const query = new URLSearchParams({ ...ticket, ...carried(back) });
  return `${prefixOf(locale)}/auth/callback?${query}`;
}

/** What `callbackPath` said, from the cookie that next-auth kept it in; anything else counts for nothing. */
export function readReturn(kept: string | undefined): Return {
  if (!kept || !URL.canParse(kept, env().appUrl)) return { locale: defaultLocale };
  const url = new URL(kept, env().appUrl);
  const language = /^(?:\/(\w\w))?\/auth\/callback$/.exec(url.pathname)?.[1];
  const [next, ref, link] = ["next", "ref", "link"].map((name) => url.searchParams.get(name) ?? undefined);
  return { locale: localeOf(language), next, ref, link };
}

/** The sign-in page with an error, in the language in which the sign-in began. */
export function errorPath({ locale, ...back }: Return, error: string): string {
  if (back.link) return linkedPath(locale, "failed");
  return `${prefixOf(locale)}/auth?${new URLSearchParams({ error, ...carried(back) })}`;
}

/** The security page, with how the linking ended. */
function linkedPath(locale: Locale, google: "linked" | "taken" | "failed"): string {
  return `${prefixOf(locale)}/profile/security?${new URLSearchParams({ google })}`;
}

/** Links what Google says of somebody to the account whose session asked for it, and gives back the address to go on to. */
async function leaveLinked(profile: GoogleProfile, linker: Actor | null | undefined, back: Return): Promise<string> {
  try {
    if (!linker || linker.sessionId !== back.link) throw new AppError("unauthenticated");
    await linkGoogle(linker, profile);
    return linkedPath(back.locale, "linked");
  } catch (error) {
    if (!isAppError(error)) log("error", "google_link_failed", errorFacts(error));
    return linkedPath(back.locale, isAppError(error) && error.code === "identity_taken" ? "taken" : "failed");
  }
}

/** Turns what Google says of somebody into a ticket, and gives back the address to go on to. */
export async function leaveWithTicket(profile: GoogleProfile, knock: GoogleSignIn): Promise<string> {
  const back = readReturn(knock.callbackUrl);
  if (back.link) return leaveLinked(profile, knock.linker, back);
  try {
    const { token, binding, email } = await issueTicket(profile, back.locale);
    knock.binding = binding;
    return callbackPath(back, { token, email });
  } catch (error) {
    if (!isAppError(error)) log("error", "google_sign_in_failed", errorFacts(error));
    return errorPath(back, isAppError(error) ? error.code : "unexpected");
  }
}
