import { setTimeout as pause } from "node:timers/promises";
import { seconds } from "@/lib/core/clock";
import { findStatus } from "../queries";
import type { OrderStatus } from "../types";

type StatusEvent = { type: "status"; status: OrderStatus };

/**
 * How an order stands, first now and then when it is settled, whichever process settles it. Looks into the database
 * every second and never asks the provider.
 */
export async function* watchPayment(txRef: string, signal: AbortSignal): AsyncGenerator<StatusEvent> {
  let told: OrderStatus | null = null;
  while (!signal.aborted) {
    const status = await findStatus(txRef);
    if (status === null) return;
    if (status !== told) yield { type: "status", status };
    if (status !== "pending") return;
    told = status;
    await pause(seconds(1), undefined, { signal }).catch(() => undefined);
  }
}
