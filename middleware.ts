import { NextResponse, type NextRequest } from "next/server";
import createMiddleware from "next-intl/middleware";
import { routing } from "@/lib/i18n/routing";

const localized = createMiddleware(routing);
const sessionCookies = ["next-auth.session-token", "__Secure-next-auth.session-token"];

/** Whether another site sent this. The framework refuses that as well, but with the error of a broken server. */
function isForeign(request: NextRequest): boolean {
  const origin = request.headers.get("origin");
  if (request.method !== "POST" || origin === null) return false;
  const host = request.headers.get("x-forwarded-host")?.split(",")[0]?.trim() ?? request.headers.get("host");
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/** Sends visitors away early; the pages and the domains behind them decide for themselves. */
export default function middleware(request: NextRequest) {
  if (isForeign(request)) return NextResponse.json({ error: "FOREIGN_ORIGIN" }, { status: 403 });
  const { pathname } = request.nextUrl;
  const prefix = /^\/(fr|rw)(?=\/)/.exec(pathname)?.[0] ?? "";
  const inner = pathname.slice(prefix.length).replace(/^\/en(?=\/)/, "");
  const signedIn = sessionCookies.some((name) => request.cookies.has(name));
  // An action answers for itself that the session is over, so that a form can keep what was typed.
  const isAction = request.headers.has("next-action");
  if (!signedIn && !isAction && !inner.startsWith("/auth") && !inner.startsWith("/payment")) {
    return NextResponse.redirect(new URL(`${prefix}/auth?mode=login`, request.url));
  }
  if (prefix || pathname !== inner) return localized(request);
  return inEnglish(request);
}

/**
 * The unprefixed addresses: next.config rewrites them. A rewrite from here would name the host "localhost", which a
 * server bound to 127.0.0.1 takes for a stranger and asks over the network, without end.
 */
function inEnglish(request: NextRequest): NextResponse {
  const headers = new Headers(request.headers);
  headers.set("X-NEXT-INTL-LOCALE", routing.defaultLocale);
  return NextResponse.next({ request: { headers } });
}

export const config = {
  matcher: [
    "/(fr|rw|en)?/(auth|payment|dashboard|lesson-plan|lesson-plans|header-settings|rtb-lesson-plan|rtb-lesson-plans|rtb-header-settings|profile|subscription|resources|recent-activity|admin)/:path*",
  ],
};
