import "server-only";
import { headers } from "next/headers";
import type { Caller } from "@/lib/accounts/types";
import { cookieOf } from "./cookie-header";
import { deviceCookieName } from "./device-cookie";
import { registrationCookieName } from "./registration-cookie";

/** Written by the front over whatever the client sends; see scripts/lib/client-address.mjs. */
const addressHeader = "x-isomo-client";

const front = globalThis as typeof globalThis & { isomoFront?: boolean };

/**
 * The network that a request comes from: its address, of IPv6 the 64 bits that one customer has. Without the front in
 * this process, as under the development server, nothing that a header says is believed.
 */
function network(address: string | null): string {
  if (!front.isomoFront || !address) return "unknown";
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = tail.split(":").filter(Boolean);
  const missing = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => "0");
  return [...groups, ...missing, ...rest].slice(0, 4).join(":");
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

/** The same for an action or a page. */
export async function currentCaller(): Promise<Caller> {
  return callerOf(await headers());
}
