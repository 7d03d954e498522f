import { isLocale } from "./language";

const anySite = "http://local.invalid";
/** Where a reader may be sent after signing in: pages, not calls, and not the sign-in again. */
const notPages = /^\/(api|auth|sandbox|_next)(\/|$)/;

/**
 * A path of this site, without its language, from what an address asks to be sent to; undefined for anything that could
 * lead elsewhere. `origin` is this site's, for whole addresses.
 */
export function localPath(wanted: string | undefined, origin = anySite): string | undefined {
  if (!wanted || wanted.length > 500 || /[\\\p{Cc}\s]/u.test(wanted)) return undefined;
  if (!wanted.startsWith("/") && !wanted.startsWith(`${origin}/`)) return undefined;
  if (!URL.canParse(wanted, origin)) return undefined;
  const url = new URL(wanted, origin);
  if (url.origin !== origin) return undefined;
  const [, first] = url.pathname.split("/");
  const path = isLocale(first) ? url.pathname.slice(first.length + 1) || "/" : url.pathname;
  if (path.startsWith("//") || notPages.test(path)) return undefined;
  return path + url.search + url.hash;
}

/** The sign-in, which leads on to `wanted` where that is a page of this site other than the dashboard, where it ends anyway. */
export function signInPath(wanted?: string): string {
  const next = localPath(wanted);
  const query = new URLSearchParams({ mode: "login", ...(next && next !== "/dashboard" ? { next } : {}) });
  return `/auth?${query}`;
}
