import "server-only";
import { cookies } from "next/headers";
import { database } from "@/db";
import { deviceLifetime } from "@/lib/accounts/devices/constants";
import { rememberDevice } from "@/lib/accounts/devices/service";
import type { Caller } from "@/lib/accounts/types";
import { env } from "@/lib/core/env";

function secure(): boolean {
  return env().appUrl.startsWith("https:");
}

/** The cookie by which an account knows a browser; it opens nothing and outlives signing out. */
export function deviceCookieName(): string {
  return secure() ? "__Host-isomo-device" : "isomo-device";
}

/** Keeps what an account knows the browser by. */
export async function setDeviceCookie(token: string): Promise<void> {
  const options = { httpOnly: true, sameSite: "lax", secure: secure(), path: "/" } as const;
  (await cookies()).set(deviceCookieName(), token, { ...options, maxAge: deviceLifetime / 1_000 });
}

/** Makes this browser one that the account knows. */
export async function keepDevice(accountId: number, caller: Caller): Promise<void> {
  await setDeviceCookie(await rememberDevice(await database(), accountId, caller));
}
