import { NextResponse, type NextRequest } from "next/server";
import { defaultLocale, isLocale } from "@/lib/core/language";
import { signInPath } from "@/lib/core/local-path";
import { languageLead, languageVary } from "@/scripts/lib/language-lead.mjs";

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

const sessionCookies = ["next-auth.session-token", "__Host-next-auth.session-token"];

/** Whether the page is only for who is signed in: the pattern is that of the first address below. */
const guarded =
  /^\/(dashboard|bin|plans|lesson-plan|lesson-plans|header-settings|rtb-lesson-plan|rtb-lesson-plans|rtb-header-settings|profile|subscription|resources|recent-activity|notifications|admin)(\/|$)/;

/**
 * Leads addresses without a language to the reader's own, and sends visitors away early; the pages and the domains behind
 * them decide for themselves. Whoever carries a session cookie passes here only to post or to be led (see the matcher):
 * passing is a fifth of what such a page costs.
 */
export default function middleware(request: NextRequest) {
  if (isForeign(request)) return NextResponse.json({ error: "FOREIGN_ORIGIN" }, { status: 403 });
  const { pathname, search } = request.nextUrl;
  const [, first] = pathname.split("/");
  const isReading = request.method === "GET" || request.method === "HEAD";
  const led = isReading ? languageLead(pathname, (name) => request.headers.get(name)) : undefined;
  const locale = isLocale(first) ? first : (led ?? defaultLocale);
  const inner = isLocale(first) ? pathname.slice(first.length + 1) : pathname;
  const prefix = locale === defaultLocale ? "" : `/${locale}`;
  const signedIn = sessionCookies.some((name) => request.cookies.has(name));
  // An action answers for itself that the session is over, so that a form can keep what was typed.
  const isAction = request.headers.has("next-action");
  if (!signedIn && !isAction && guarded.test(inner)) return lead(prefix + signInPath(wantedBy(request)), request);
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
  matcher: [
    {
      source:
        "/(fr|rw|en)?/(auth|payment|dashboard|bin|plans|lesson-plan|lesson-plans|header-settings|rtb-lesson-plan|rtb-lesson-plans|rtb-header-settings|profile|subscription|resources|recent-activity|notifications|admin)/:path*",
      missing: [
        { type: "cookie", key: "next-auth.session-token" },
        { type: "cookie", key: "__Host-next-auth.session-token" },
      ],
    },
    {
      // What is posted by somebody signed in: the actions.
      source:
        "/(fr|rw)?/(auth|payment|dashboard|bin|plans|lesson-plan|lesson-plans|header-settings|rtb-lesson-plan|rtb-lesson-plans|rtb-header-settings|profile|subscription|resources|recent-activity|notifications|admin)/:path*",
      has: [{ type: "header", key: "content-type" }],
    },
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
    "/en/(auth|payment|dashboard|bin|plans|lesson-plan|lesson-plans|header-settings|rtb-lesson-plan|rtb-lesson-plans|rtb-header-settings|profile|subscription|resources|recent-activity|notifications|admin)/:path*",
  ],
};
