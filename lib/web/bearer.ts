import type { Actor } from "@/lib/core/actor";
import { AppError } from "@/lib/core/errors";
import { env } from "@/lib/core/env";
import { noteToken } from "@/lib/core/known-tokens";
import { proveActor } from "@/lib/core/prove-actor";
import { findSessionAccount } from "@/lib/accounts/queries";
import { cookieOf } from "./cookies/cookie-header";
import { sessionCookieName } from "./cookies/session-cookie-name";
import { readSessionToken } from "./token";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

async function actorOf(token: string | null | undefined): Promise<Actor | null> {
  const sessionId = token ? await readSessionToken(token) : null;
  const account = sessionId && (await findSessionAccount(sessionId));
  if (token) noteToken(token, account ? account.accountId : null);
  return account ? proveActor(account) : null;
}

/** Writes by cookie are taken from our own pages only. Throws `foreign_origin`. */
export function assertOwnOrigin(request: Request): void {
  if (reading.has(request.method)) return;
  const origin = request.headers.get("origin");
  const own = new Set([new URL(env().appUrl).origin]);
  const host = request.headers.get("host");
  if (host && !env().production) own.add(`http://${host}`);
  if (!origin || !own.has(origin)) throw new AppError("foreign_origin");
}

/** Who a REST request proves: its bearer token when it carries one, else the session cookie. Null for visitors. */
export async function findRequestActor(request: Request): Promise<Actor | null> {
  const header = request.headers.get("authorization");
  if (header) return actorOf(/^Bearer\s+(\S+)$/i.exec(header)?.[1]);
  const actor = await actorOf(cookieOf(request.headers, sessionCookieName()));
  if (actor) assertOwnOrigin(request);
  return actor;
}
