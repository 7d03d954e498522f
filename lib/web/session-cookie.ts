import { cookies } from "next/headers";
import { signedInCookie } from "@/lib/accounts/constants";
import { env } from "@/lib/core/env";
import { signSessionToken } from "./token";

/** The name is next-auth's, so that its own routes find the session too. */
export function sessionCookieName(): string {
  return env().appUrl.startsWith("https:") ? "__Secure-next-auth.session-token" : "next-auth.session-token";
}

export async function setSessionCookie(session: { id: string; accountId: number; expiresAt: Date }): Promise<void> {
  const store = await cookies();
  store.set(sessionCookieName(), await signSessionToken(session), {
    httpOnly: true,
    sameSite: "lax",
    secure: env().appUrl.startsWith("https:"),
    path: "/",
    expires: session.expiresAt,
  });
}

export async function clearSessionCookie(): Promise<void> {
  (await cookies()).delete(sessionCookieName());
}

/** Lets the next page say once that somebody signed in; the browser takes the cookie away as it reads it. */
export async function announceSignIn(): Promise<void> {
  (await cookies()).set(signedInCookie, "1", { sameSite: "lax", path: "/", maxAge: 30 });
}
