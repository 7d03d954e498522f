import { serverNow } from "@/components/layout/server-clock";
import type { Waiting } from "./types";

/** How long a payment is waited for on the screen. Source: PAY-11. */
export const longestMs = 600_000;

/** The newest of the payments that may come while the reader watches; null where each of them has ended or is old. */
export function awaitedOf(waiting: readonly Waiting[], ended: readonly (string | null)[] = []): Waiting | null {
  const since = serverNow() - longestMs;
  const isOpen = ({ txRef, reference, startedAt }: Waiting) =>
    reference === null && startedAt > since && !ended.includes(txRef);
  return waiting.find(isOpen) ?? null;
}
