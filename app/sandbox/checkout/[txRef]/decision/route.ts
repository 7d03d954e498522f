import { z } from "zod";
import { errorFacts, log } from "@/lib/core/log";
import { AppError } from "@/lib/core/errors";
import { parseInput } from "@/lib/core/invalid-input";
import { currentGateway } from "@/lib/payments/gateway";
import { sandboxDecisions } from "@/lib/payments/gateways/sandbox/constants";
import { decideSandboxCharge } from "@/lib/payments/gateways/sandbox/service";
import { paymentRef } from "@/lib/payments/schema";
import { takeDueWebhooks } from "@/lib/payments/webhook/service";
import { assertSmallBody, definePublicRoute } from "@/lib/web/route";

const form = z.object({ decision: z.enum(sandboxDecisions, { error: "invalid" }) });
const providerStatus = { successful: "successful", failed: "failed", hanging: "pending", open: "pending" } as const;

/** What was pressed on the checkout page; goes back as the provider would send the payer back. */
export const POST = definePublicRoute({ params: paymentRef }, async ({ params: { txRef }, request }) => {
  if (currentGateway() !== "sandbox") throw new AppError("unknown_call");
  assertSmallBody(request);
  const { decision } = parseInput(form, Object.fromEntries(await request.formData()));
  const charge = await decideSandboxCharge(txRef, decision);
  if (!charge) throw new AppError("payment_not_found");
  // Beside the answer: a provider does not wait for our server either.
  takeDueWebhooks().catch((error: unknown) => log("error", "sandbox_webhook_failed", errorFacts(error)));
  const { state, transactionId, returnPath } = charge;
  const query = new URLSearchParams({
    status: providerStatus[state],
    tx_ref: txRef,
    transaction_id: String(transactionId),
  });
  return new Response(null, { status: 303, headers: { location: `${returnPath}?${query}` } });
});
