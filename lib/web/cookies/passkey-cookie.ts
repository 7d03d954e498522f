import "server-only";
import { randomBytes } from "node:crypto";
import { cookies } from "next/headers";
import { env } from "@/lib/core/env";

function secure(): boolean {
  return env().appUrl.startsWith("https:");
}

function cookieName(): string {
  return secure() ? "__Host-isomo-passkey" : "isomo-passkey";
}

/** Ties a challenge to the browser of a visitor who asks for one. */
export async function bindBrowser(): Promise<string> {
  const binding = randomBytes(32).toString("base64url");
  const options = { httpOnly: true, sameSite: "strict", secure: secure(), path: "/", maxAge: 300 } as const;
  (await cookies()).set(cookieName(), binding, options);
  return binding;
}

/** What this browser was given; nothing that could be somebody else's. */
export async function boundBrowser(): Promise<string> {
  return (await cookies()).get(cookieName())?.value ?? "none";
}
