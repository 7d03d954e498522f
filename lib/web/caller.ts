import "server-only";
import { headers } from "next/headers";
import type { Caller } from "@/lib/accounts/types";
import { addressHeader, networkOf } from "@/lib/core/plain/client-address.mjs";
import { cookieOf } from "./cookies/cookie-header";
import { deviceCookieName } from "./cookies/device-cookie";
import { registrationCookieName } from "./cookies/registration-cookie";

const front = globalThis as typeof globalThis & { isomoFront?: boolean };

/**
 * The network that a request comes from, in the header that the front writes over whatever the client sends. Without the
 * front in this process, as under the development server, nothing that a header says is believed.
 */
function network(address: string | null): string {
  if (!front.isomoFront || !address) return "unknown";
  return networkOf(address);
}

/** A cookie of ours that holds 256 bits; whatever else stands in its place counts for nothing. */
function secretIn(sent: Pick<Headers, "get">, name: string): string | undefined {
  const value = cookieOf(sent, name);
  return value && /^[\w-]{43}$/.test(value) ? value : undefined;
}

/** Who calls: network, browser, and what the browser was given before. */
export function callerOf(sent: Pick<Headers, "get">): Caller {
  return {
    address: network(sent.get(addressHeader)),
    userAgent: sent.get("user-agent") ?? "",
    device: secretIn(sent, deviceCookieName()),
    registration: secretIn(sent, registrationCookieName()),
  };
}

/** Who calls the running action or page. */
export async function currentCaller(): Promise<Caller> {
  return callerOf(await headers());
}
