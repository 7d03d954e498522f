import { cookies } from "next/headers";
import { signedInCookie } from "@/lib/accounts/sessions/constants";
import { nameCookie } from "@/lib/core/name-cookie";
import type { NewSession } from "@/lib/accounts/types";
import { env } from "@/lib/core/env";
import { initialOf } from "@/lib/core/initial";
import { sessionCookieName } from "./session-cookie-name";
import { signSessionToken } from "../token";

/** Over https no cookie leaves without it; one with a prefixed name is not even taken away otherwise. */
function sharedOptions() {
  return { sameSite: "lax", secure: env().appUrl.startsWith("https:"), path: "/" } as const;
}

type Person = { email: string; fullName: string };

/** Starts the session in this browser, and tells the public pages, which ask no server, whom to greet. */
export async function setSessionCookie(session: NewSession, person: Person): Promise<void> {
  const store = await cookies();
  const shared = { ...sharedOptions(), expires: session.expiresAt };
  store.set(sessionCookieName(), await signSessionToken(session), { ...shared, httpOnly: true });
  await keepName(person, session.expiresAt);
}

/** The letter that stands for somebody, and the address's first part. */
export async function keepName(person: Person, expires: Date): Promise<void> {
  const said = `${initialOf(person)} ${person.email.split("@")[0] ?? ""}`;
  (await cookies()).set(nameCookie, said, { ...sharedOptions(), expires });
}

export async function clearSessionCookie(): Promise<void> {
  const store = await cookies();
  store.delete({ name: sessionCookieName(), ...sharedOptions(), httpOnly: true });
  store.delete({ name: nameCookie, ...sharedOptions() });
}

/** Lets the next page say once that somebody signed in; the browser takes the cookie away as it reads it. */
export async function announceSignIn(way: "email" | "google"): Promise<void> {
  (await cookies()).set(signedInCookie, way, { ...sharedOptions(), maxAge: 30 });
}

function ticketCookieName(): string {
  return env().appUrl.startsWith("https:") ? "__Host-isomo-ticket" : "isomo-ticket";
}

/** The header that gives a browser what its ticket is worth nothing without. */
export function ticketCookie(binding: string): string {
  const secure = env().appUrl.startsWith("https:") ? "; Secure" : "";
  return `${ticketCookieName()}=${binding}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax${secure}`;
}

/** What this browser was given, which is taken away from it. */
export async function takeTicketCookie(): Promise<string> {
  const store = await cookies();
  const binding = store.get(ticketCookieName())?.value ?? "";
  store.delete({ name: ticketCookieName(), ...sharedOptions(), httpOnly: true });
  return binding;
}
