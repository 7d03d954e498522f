import { NextResponse, type NextRequest } from "next/server";
import { defaultLocale, isLocale } from "@/lib/core/language";
import { signInPath } from "@/lib/core/local-path";
import { sessionCookieName } from "@/lib/web/cookies/session-cookie-name";
import { readToken } from "@/lib/web/token";
import { languageLead, languageVary } from "@/lib/core/plain/language-lead.mjs";

/** Whether another site sent this. The framework refuses that as well, but with the error of a broken server. */
function isForeign(request: NextRequest): boolean {
  const origin = request.headers.get("origin");
  if (request.method !== "POST" || origin === null) return false;
  const host = request.headers.get("x-forwarded-host")?.split(",")[0]?.trim() ?? request.headers.get("host");
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** A way that is one reader's own: no cache may keep it, and none may show it to another. */
function lead(path: string, request: NextRequest) {
  const answer = NextResponse.redirect(new URL(path, request.url));
  answer.headers.set("Cache-Control", "private, no-store");
  answer.headers.set("Vary", languageVary);
  return answer;
}

/** The page that was asked for, which a signing-in leads back to; what was sent to it cannot be kept. */
function wantedBy({ method, nextUrl }: NextRequest): string | undefined {
  if (method !== "GET" && method !== "HEAD") return undefined;
  const query = new URLSearchParams(nextUrl.search);
  query.delete("_rsc");
  return nextUrl.pathname + (query.size > 0 ? `?${query}` : "");
}

/** Whether the page is only for signed-in users: the pattern is that of the first address below. */
const guarded =
  /^\/(dashboard|bin|plans|lesson-plan|lesson-plans|header-settings|rtb-lesson-plan|rtb-lesson-plans|rtb-header-settings|profile|subscription|resources|recent-activity|notifications|admin)(\/|$)/;
const administration = /^\/admin(\/|$)/;

/** Where a page sends who may not see it, or null: a visitor to sign in and back, who is no administrator to the dashboard. */
async function turnedAwayTo(request: NextRequest, inner: string): Promise<string | null> {
  if (!guarded.test(inner)) return null;
  const token = request.cookies.get(sessionCookieName())?.value;
  const session = token ? await readToken(token) : null;
  if (!session) return signInPath(wantedBy(request));
  return administration.test(inner) && session.role !== "ADMIN" ? "/dashboard?notice=noAdmin" : null;
}

/**
 * Leads addresses without a language to the reader's own, and turns away whom the session's signature, end or role keeps from a
 * page. Whether the session has been ended and the account locked meanwhile is the database's to say: pages and the domains
 * behind them ask it.
 */
export default async function middleware(request: NextRequest) {
  if (isForeign(request)) return NextResponse.json({ error: "FOREIGN_ORIGIN" }, { status: 403 });
  const { pathname, search } = request.nextUrl;
  const [, first] = pathname.split("/");
  const isReading = request.method === "GET" || request.method === "HEAD";
  const led = isReading ? languageLead(pathname, (name) => request.headers.get(name)) : undefined;
  const locale = isLocale(first) ? first : (led ?? defaultLocale);
  const inner = isLocale(first) ? pathname.slice(first.length + 1) : pathname;
  const prefix = locale === defaultLocale ? "" : `/${locale}`;
  // An action answers for itself that the session is over, so that a form can keep what was typed.
  const isAction = request.headers.has("next-action");
  const away = isAction ? null : await turnedAwayTo(request, inner);
  if (away) return lead(prefix + away, request);
  // English has no prefix.
  if (first === defaultLocale) {
    return NextResponse.redirect(new URL(inner.replace(/^\/+/, "/") + search, request.url));
  }
  if (led) return lead(prefix + (inner === "/" ? "" : inner) + search, request);
  // For the actions, which unlike the pages have no language of their own. The rewrite of the unprefixed addresses is
  // next.config's: one from here would name the host "localhost", which a server bound to 127.0.0.1 takes for a
  // stranger and asks over the network, without end.
  const headers = new Headers(request.headers);
  headers.set("X-NEXT-INTL-LOCALE", locale);
  return NextResponse.next({ request: { headers } });
}

// Read by the framework before it runs anything, so nothing here can be a constant or shared.
export const config = {
  // The session's keys are derived as the rest of the server does it.
  runtime: "nodejs",
  matcher: [
    "/(fr|rw|en)?/(auth|payment|dashboard|bin|plans|lesson-plan|lesson-plans|header-settings|rtb-lesson-plan|rtb-lesson-plans|rtb-header-settings|profile|subscription|resources|recent-activity|notifications|admin)/:path*",
    {
      // Who chose a language and comes from elsewhere to an address without one.
      source: "/((?!(?:en|fr|rw|api|sandbox|pictures|_next)(?:/|$)|.*[.]).*)",
      has: [{ type: "cookie", key: "NEXT_LOCALE", value: "(fr|rw)" }],
      missing: [{ type: "header", key: "sec-fetch-site", value: "same-origin" }],
    },
    {
      // Who chose none, but whose browser asks for one.
      source: "/((?!(?:en|fr|rw|api|sandbox|pictures|_next)(?:/|$)|.*[.]).*)",
      has: [{ type: "header", key: "accept-language", value: ".*([fF][rR]|[rR][wW]).*" }],
      missing: [
        { type: "header", key: "sec-fetch-site", value: "same-origin" },
        { type: "cookie", key: "NEXT_LOCALE", value: "(en|fr|rw)" },
      ],
    },
  ],
};
