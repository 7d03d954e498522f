import { z } from "zod";
import { env } from "@/lib/core/env";
import { nationalNumber } from "../../rules";
import type { Checkout, Gateway, ProviderReport, Recorder } from "../../types";
import { StartFailure } from "../failure";
import { exchange, NoAnswer, type HttpAnswer } from "../http";
import { webhook } from "./webhook";

// Version 3 of the API. Facts: developer.flutterwave.com, v3.0.
const startTimeout = 12_000;
const askTimeout = 6_000;

const started = z.object({
  status: z.literal("success"),
  data: z.object({ link: z.url({ protocol: /^https?$/ }) }),
});
const charged = z.object({
  status: z.literal("success"),
  meta: z
    .object({ authorization: z.object({ redirect: z.url({ protocol: /^https?$/ }).optional() }).optional() })
    .optional(),
});
const transaction = z.object({
  status: z.literal("success"),
  data: z.object({
    id: z.union([z.number(), z.string()]).transform(String).optional(),
    tx_ref: z.string(),
    status: z.string(),
    amount: z.coerce.number(),
    currency: z.string(),
  }),
});

function place(path: string): { url: string; secret: string } {
  const { FLUTTERWAVE_BASE_URL, FLUTTERWAVE_SECRET_KEY = "" } = env();
  return { url: `${FLUTTERWAVE_BASE_URL.replace(/\/+$/, "")}${path}`, secret: FLUTTERWAVE_SECRET_KEY };
}

async function post(path: string, body: Record<string, unknown>, record: Recorder): Promise<HttpAnswer> {
  const operation = path.replace(/\?.*/, "").slice(1);
  try {
    // Once: nobody knows whether a question without an answer has begun a payment.
    return await exchange({ ...place(path), operation, body, timeout: startTimeout, tries: 1 }, record);
  } catch (cause) {
    throw new StartFailure({ certain: false, cause });
  }
}

/** Asks the payer's phone directly. Null when the merchant may not, or the provider refuses for another reason. */
async function charge(
  { order, payer }: Checkout,
  phone: string,
  record: Recorder,
): Promise<{ link: string | null } | null> {
  const { txRef: tx_ref, amount, currency } = order;
  const body = { tx_ref, amount, currency, email: payer.email, fullname: payer.fullName, phone_number: phone };
  const answer = await post("/charges?type=mobile_money_rwanda", { ...body, order_id: tx_ref }, record);
  const taken = charged.safeParse(answer.body);
  if (answer.status < 300 && taken.success) return { link: taken.data.meta?.authorization?.redirect ?? null };
  // A broken server may have asked the phone already; a second way to pay could then be paid as well.
  if (answer.status >= 500) throw new StartFailure({ certain: false });
  return null;
}

async function hostedLink(checkout: Checkout, phone: string | null, record: Recorder): Promise<{ link: string }> {
  const { order, payer, title, returnUrl } = checkout;
  const answer = await post(
    "/payments",
    {
      tx_ref: order.txRef,
      amount: order.amount,
      currency: order.currency,
      redirect_url: returnUrl,
      payment_options: "mobilemoneyrwanda",
      session_duration: 60,
      customer: { email: payer.email, name: payer.fullName, ...(phone && { phonenumber: phone }) },
      customizations: { title: "Isomo", description: title },
    },
    record,
  );
  const taken = started.safeParse(answer.body);
  if (answer.status >= 300 || !taken.success) throw new StartFailure({ certain: answer.status < 500 });
  return taken.data.data;
}

/** What one question brought: nothing when the provider does not know it. Throws `NoAnswer` when it cannot say. */
async function lookUp(operation: string, path: string, record: Recorder): Promise<ProviderReport[]> {
  const answer = await exchange({ ...place(path), operation, timeout: askTimeout, tries: 2 }, record);
  const known = transaction.safeParse(answer.body);
  if (answer.status < 300 && known.success) return [toReport(known.data.data)];
  if (answer.status === 400 || answer.status === 404) return [];
  throw new NoAnswer();
}

/** What the provider calls the ends of a payment. */
const ends: ReadonlyMap<string, ProviderReport["status"]> = new Map([
  ["successful", "successful"],
  ["failed", "failed"],
  ["cancelled", "failed"],
]);

function toReport(data: z.infer<typeof transaction>["data"]): ProviderReport {
  const status = ends.get(data.status) ?? "pending";
  const { tx_ref: txRef, currency } = data;
  // A reference is paid once; where the provider does not number its transaction, it stands for it.
  const transactionId = data.id ?? txRef;
  // Francs are whole; what little more there may be is not counted.
  return { txRef, transactionId, status, amount: Math.floor(data.amount), currency };
}

export const flutterwave: Gateway = {
  isServed: () => Boolean(env().FLUTTERWAVE_SECRET_KEY),
  webhook,

  async start(checkout, record) {
    const phone = checkout.order.phone && nationalNumber(checkout.order.phone);
    const direct = phone ? await charge(checkout, phone, record) : null;
    return direct ?? hostedLink(checkout, phone, record);
  },

  async ask({ txRef, transactionId }, record) {
    const query = `tx_ref=${encodeURIComponent(txRef)}`;
    const byReference = await lookUp("verify_by_reference", `/transactions/verify_by_reference?${query}`, record);
    // One reference can be paid more than once; the event names the transaction it is about.
    if (!transactionId || byReference.some((report) => report.transactionId === transactionId)) return byReference;
    const id = encodeURIComponent(transactionId);
    const byId = lookUp("verify", `/transactions/${id}/verify`, record);
    const settled = byReference.some((report) => report.status === "successful");
    // What is known to be paid does not wait for an answer about another transaction.
    return [...byReference, ...(await (settled ? byId.catch(() => []) : byId))];
  },
};
