import "server-only";
import { createHash, randomBytes } from "node:crypto";
import type { NextApiRequest, NextApiResponse } from "next";
import NextAuth from "next-auth";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { authOptions, nextAuthSecret } from "./auth-options";
import type { GoogleSignIn } from "./google";

type GoogleStart = { url: string; cookies: string[] };

/** next-auth takes a start of a sign-in only with its own proof against forgery, which we, being the server, can make. */
function proof(): { cookie: Record<string, string>; token: string } {
  const token = randomBytes(32).toString("hex");
  const hash = createHash("sha256").update(`${token}${nextAuthSecret()}`).digest("hex");
  const name = env().appUrl.startsWith("https:") ? "__Host-next-auth.csrf-token" : "next-auth.csrf-token";
  return { cookie: { [name]: `${token}|${hash}` }, token };
}

/** As much of a response as next-auth's older door writes to. */
function recorder() {
  const written = { headers: new Map<string, string | string[]>(), json: {} as { url?: string } };
  const response = {
    status: () => response,
    getHeader: (name: string) => written.headers.get(name.toLowerCase()),
    setHeader: (name: string, value: string | string[]) => void written.headers.set(name.toLowerCase(), value),
    json: (body: { url?: string }) => void (written.json = body),
    send: () => undefined,
    end: () => undefined,
  };
  return { written, response };
}

/**
 * Begins the sign-in with Google: the address to go to and the cookies that its return is checked against. Throws
 * `google_unreachable`.
 */
export async function startGoogle(knock: GoogleSignIn): Promise<GoogleStart> {
  const { cookie, token } = proof();
  const { written, response } = recorder();
  const request = {
    method: "POST",
    query: { nextauth: ["signin", "google"] },
    body: { csrfToken: token, callbackUrl: knock.callbackUrl, json: "true" },
    cookies: cookie,
    headers: { host: new URL(env().appUrl).host },
  };
  // The door reads and writes no more of them than stands here.
  const [asked, answered] = [request as unknown as NextApiRequest, response as unknown as NextApiResponse];
  await NextAuth(asked, answered, await authOptions(knock));
  const { url } = written.json;
  if (!url || url.startsWith(`${env().appUrl}/api/auth/error`) || url.startsWith(`${env().appUrl}/auth?`))
    throw new AppError("google_unreachable");
  return { url, cookies: [written.headers.get("set-cookie") ?? []].flat() };
}
