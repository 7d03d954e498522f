"use client";

import { useEffect, useEffectEvent } from "react";
import { serverNow } from "@/components/layout/server-clock";
import { longestMs } from "./awaited";
import { verifyPayment } from "./calls";
import type { Awaited, PaymentStatus } from "./types";

const pollMs = 30_000;

export type Outcome = Exclude<PaymentStatus, "pending"> | "longer";

function statusIn(message: MessageEvent<string>): PaymentStatus {
  // Our own route writes these; the type is its contract.
  return (JSON.parse(message.data) as { status: PaymentStatus }).status;
}

/**
 * Waits for a payment: the server says at once when it is settled; besides it is asked every 30 seconds and whenever the
 * payer comes back to the page, for up to 10 minutes after the start, also after the page was closed.
 */
export function useWaiting(awaited: Awaited | null, onOutcome: (outcome: Outcome) => void): void {
  const settle = useEffectEvent((status: PaymentStatus) => {
    if (status !== "pending") onOutcome(status);
  });
  const giveUp = useEffectEvent(() => onOutcome("longer"));
  const txRef = awaited?.txRef;
  const startedAt = awaited?.startedAt;

  useEffect(() => {
    if (txRef === undefined || startedAt === undefined) return;
    // Without a connection the next question comes with the next poll.
    const ask = () => void verifyPayment(txRef).then(settle, () => undefined);
    const askWhenSeen = () => {
      if (document.visibilityState === "visible") ask();
    };
    const source = new EventSource(`/api/payments/events?txRef=${encodeURIComponent(txRef)}`);
    source.addEventListener("status", (message) => settle(statusIn(message)));
    const poll = setInterval(ask, pollMs);
    const limit = setTimeout(
      () => {
        clearInterval(poll);
        giveUp();
      },
      Math.max(0, startedAt + longestMs - serverNow()),
    );
    document.addEventListener("visibilitychange", askWhenSeen);
    return () => {
      source.close();
      clearInterval(poll);
      clearTimeout(limit);
      document.removeEventListener("visibilitychange", askWhenSeen);
    };
  }, [txRef, startedAt]);
}
