import "server-only";
import { cookies } from "next/headers";
import { entranceLifetime } from "@/lib/accounts/factors/constants";
import { setAside } from "@/lib/accounts/entrance/service";
import type { Entrance, EntranceWay } from "@/lib/accounts/entrance/types";
import type { Caller } from "@/lib/accounts/types";
import { env } from "@/lib/core/env";
import type { Locale } from "@/lib/core/language";
import { localPath } from "@/lib/core/local-path";
import { keepDevice } from "./cookies/device-cookie";
import { settleLanguage } from "./cookies/language-cookie";
import { announceSignIn, setSessionCookie } from "./cookies/session-cookie";

type Visit = { way: EntranceWay; next?: string; caller: Caller };

function cookieOptions() {
  return { httpOnly: true, sameSite: "lax", secure: env().appUrl.startsWith("https:"), path: "/" } as const;
}

function cookieName(): string {
  return env().appUrl.startsWith("https:") ? "__Host-isomo-entrance" : "isomo-entrance";
}

/** The token of a sign-in whose second half this browser owes; "" when there is none. */
export async function readEntranceCookie(): Promise<string> {
  return (await cookies()).get(cookieName())?.value ?? "";
}

/** Starts the session in this browser; the language in which it goes on. */
export async function startStay(
  { account, session }: Extract<Entrance, { kind: "in" }>,
  visit: Visit,
): Promise<Locale> {
  await setSessionCookie(session, account);
  await keepDevice(account.id, visit.caller);
  await announceSignIn(visit.way === "google" ? "google" : "email");
  (await cookies()).delete({ name: cookieName(), ...cookieOptions() });
  return settleLanguage(account.language);
}

/** Where a sign-in goes on: in, or to the page that asks for the second factor. */
export async function enter(entrance: Entrance, visit: Visit): Promise<{ redirectTo: string; locale?: Locale }> {
  const next = localPath(visit.next);
  if (entrance.kind === "in") {
    return { redirectTo: next ?? "/dashboard", locale: await startStay(entrance, visit) };
  }
  const token = await setAside(entrance.account, visit.way);
  (await cookies()).set(cookieName(), token, { ...cookieOptions(), maxAge: entranceLifetime / 1_000 });
  return { redirectTo: `/auth/second-factor${next ? `?${new URLSearchParams({ next })}` : ""}` };
}
