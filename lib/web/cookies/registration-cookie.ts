import "server-only";
import { cookies } from "next/headers";
import { registrationLifetime } from "@/lib/accounts/constants";
import { env } from "@/lib/core/env";

function secure(): boolean {
  return env().appUrl.startsWith("https:");
}

/** The cookie of the browser that began a registration: in it, no other registration of the address is confirmed. */
export function registrationCookieName(): string {
  return secure() ? "__Host-isomo-registration" : "isomo-registration";
}

export async function setRegistrationCookie(binding: string): Promise<void> {
  const options = { httpOnly: true, sameSite: "lax", secure: secure(), path: "/" } as const;
  (await cookies()).set(registrationCookieName(), binding, { ...options, maxAge: registrationLifetime / 1_000 });
}
