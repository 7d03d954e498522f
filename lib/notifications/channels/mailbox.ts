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

/** Whether there is anything to be read on the local mailbox page. */
export function hasLocalMailbox(): boolean {
  return Object.values<Channel>(channels).some(staysLocal);
}
