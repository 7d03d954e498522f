import { env } from "@/lib/core/env";

/**
 * The name is next-auth's own, under the prefix with which a browser takes a cookie from this very host alone, over https
 * and for all paths.
 */
export function sessionCookieName(): string {
  return env().appUrl.startsWith("https:") ? "__Host-next-auth.session-token" : "next-auth.session-token";
}
