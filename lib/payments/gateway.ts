import { AppError } from "@/lib/core/errors";
import { flutterwave } from "./gateways/flutterwave/gateway";
import { sandbox } from "./gateways/sandbox/gateway";
import type { Delivery, Gateway, GatewayName, ProviderName } from "./types";

/** Every provider by precedence: the first that is served takes new payments. The database's enum names them as well. */
const inOrder = ["flutterwave", "sandbox"] as const;
const providers: Readonly<Record<(typeof inOrder)[number], Gateway>> = { flutterwave, sandbox };

/** Every way in which an order can be paid. */
export const gatewayNames = [...inOrder, "manual" as const];

function servedProviders(): ProviderName[] {
  return inOrder.filter((name) => providers[name].isServed());
}

/** The provider that takes new payments; null in production without a key, where only manual orders are possible. */
export function currentGateway(): ProviderName | null {
  const [first] = servedProviders();
  return first ?? null;
}

/** The provider by which an order was started. Throws `payment_not_started` for manual orders and what is not served. */
export function gatewayOf(name: GatewayName): Gateway {
  if (name === "manual" || !providers[name].isServed()) throw new AppError("payment_not_started");
  return providers[name];
}

/** The provider that has signed a webhook; null when none has. */
export function senderOf(delivery: Delivery): ProviderName | null {
  return servedProviders().find((name) => providers[name].webhook.isSigned(delivery)) ?? null;
}

/** The webhooks that are due of stand-ins, which cannot call the door by themselves. */
export async function* dueWebhooks(): AsyncGenerator<Delivery> {
  for (const name of servedProviders()) {
    const { due } = providers[name].webhook;
    if (due) yield* due();
  }
}
