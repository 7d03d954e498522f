import { AppError } from "@/lib/core/errors";
import { env } from "@/lib/core/env";
import { flutterwave } from "./gateways/flutterwave";
import { sandbox } from "./gateways/sandbox";
import type { Gateway, GatewayName } from "./types";

/** The provider that takes new payments; null in production without a key, where only manual orders are possible. */
export function currentGateway(): "flutterwave" | "sandbox" | null {
  const { FLUTTERWAVE_SECRET_KEY, production } = env();
  if (FLUTTERWAVE_SECRET_KEY) return "flutterwave";
  return production ? null : "sandbox";
}

/** The provider by which an order was started. Throws `payment_not_started` for manual orders and what is not served. */
export function gatewayOf(name: GatewayName): Gateway {
  if (name === "flutterwave" && env().FLUTTERWAVE_SECRET_KEY) return flutterwave;
  if (name === "sandbox" && !env().production) return sandbox;
  throw new AppError("payment_not_started");
}
