import { env } from "@/lib/core/env";
import type { Channel } from "../types";
import { channels } from "./registry";

/**
 * Whether the local mailbox page is a channel's delivery: on a machine of one's own, where it has no provider. In production a
 * channel without one waits and says so.
 */
export function staysLocal({ isServed }: Pick<Channel, "isServed">): boolean {
  return !env().production && !isServed();
}

/** The names of the channels whose messages are read on the local mailbox page; none in production. */
export function localChannels(): string[] {
  return Object.entries<Channel>(channels).flatMap(([name, channel]) => (staysLocal(channel) ? [name] : []));
}

/** Whether there is anything to be read on the local mailbox page. */
export function hasLocalMailbox(): boolean {
  return localChannels().length > 0;
}
