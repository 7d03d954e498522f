import { NextResponse, type NextRequest } from "next/server";
import { defaultLocale, isLocale } from "@/lib/core/language";

/** Whether another site sent this. The framework refuses that as well, but with the error of a broken server. */
function isForeign(request: NextRequest): boolean {
  const origin = request.headers.get("origin");
  if (request.method !== "POST" || origin === null) return false;
  const host = request.headers.get("x-forwarded-host")?.split(",")[0]?.trim() ?? request.headers.get("host");
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/**
 * Sends visitors away early; the pages and the domains behind them decide for themselves. Whoever carries a session
 * cookie passes here only to post (see the matcher): passing is a fifth of what such a page costs.
 */
export default function middleware(request: NextRequest) {
  if (isForeign(request)) return NextResponse.json({ error: "FOREIGN_ORIGIN" }, { status: 403 });
  const { pathname, search } = request.nextUrl;
  const [, first] = pathname.split("/");
  const locale = isLocale(first) ? first : defaultLocale;
  const inner = isLocale(first) ? pathname.slice(first.length + 1) : pathname;
  const prefix = locale === defaultLocale ? "" : `/${locale}`;
  const signedIn = sessionCookies.some((name) => request.cookies.has(name));
  // An action answers for itself that the session is over, so that a form can keep what was typed.
  const isAction = request.headers.has("next-action");
  if (!signedIn && !isAction && !inner.startsWith("/auth") && !inner.startsWith("/payment")) {
    return NextResponse.redirect(new URL(`${prefix}/auth?mode=login`, request.url));
  }
  // English has no prefix.
  if (first === defaultLocale) return NextResponse.redirect(new URL(inner + search, request.url));
  // For the actions, which unlike the pages have no language of their own. The rewrite of the unprefixed addresses is
  // next.config's: one from here would name the host "localhost", which a server bound to 127.0.0.1 takes for a
  // stranger and asks over the network, without end.
  const headers = new Headers(request.headers);
  headers.set("X-NEXT-INTL-LOCALE", locale);
  return NextResponse.next({ request: { headers } });
}

const sessionCookies = ["next-auth.session-token", "__Host-next-auth.session-token"];

// Read by the framework before it runs anything, so nothing here can be a constant or shared.
export const config = {
  matcher: [
    {
      source:
        "/(fr|rw|en)?/(auth|payment|dashboard|bin|lesson-plan|lesson-plans|header-settings|rtb-lesson-plan|rtb-lesson-plans|rtb-header-settings|profile|subscription|resources|recent-activity|notifications|admin)/:path*",
      missing: [
        { type: "cookie", key: "next-auth.session-token" },
        { type: "cookie", key: "__Host-next-auth.session-token" },
      ],
    },
    {
      // What is posted by somebody signed in: the actions.
      source:
        "/(fr|rw)?/(auth|payment|dashboard|bin|lesson-plan|lesson-plans|header-settings|rtb-lesson-plan|rtb-lesson-plans|rtb-header-settings|profile|subscription|resources|recent-activity|notifications|admin)/:path*",
      has: [{ type: "header", key: "content-type" }],
    },
    "/en/(auth|payment|dashboard|bin|lesson-plan|lesson-plans|header-settings|rtb-lesson-plan|rtb-lesson-plans|rtb-header-settings|profile|subscription|resources|recent-activity|notifications|admin)/:path*",
  ],
};
