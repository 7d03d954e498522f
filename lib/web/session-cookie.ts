import { cookies } from "next/headers";
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
