import { env } from "@/lib/core/env";

const ownMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * The site's address as the caller's browser knows it. On a machine of one's own "localhost" and its number are both
 * right, and the session is kept under one of them; otherwise only the configured address is.
 */
export function originOf(request: Request): string {
  const host = request.headers.get("host") ?? "";
  return !env().production && ownMachine.test(host) ? `http://${host}` : env().appUrl;
}
