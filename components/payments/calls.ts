import type { FormState } from "@/lib/web/form-state";
import type { Offer, PaymentStatus } from "./types";

type Body = Record<string, unknown>;
/** `fields` names what is wrong where; `message` is in the reader's language, or empty. */
export type Refusal = { message: string; fields: Record<string, string> };
type Answer = { ok: boolean; body: Body };

async function call(method: "GET" | "POST", path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(path, {
    method,
    headers: {
      "Accept-Language": document.documentElement.lang,
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const said: unknown = await response.json().catch(() => null);
  return { ok: response.ok, body: typeof said === "object" && said !== null ? (said as Body) : {} };
}

function textIn(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function refusalIn(body: Body): Refusal {
  const fields = typeof body.fields === "object" && body.fields !== null ? Object.entries(body.fields) : [];
  return {
    message: textIn(body.message),
    fields: Object.fromEntries(fields.map(([name, said]) => [name, textIn(said)])),
  };
}

function queryOf(choice: Offer["choice"]): string {
  return "bundle" in choice ? "bundle=true" : `tierId=${choice.tierId}`;
}

type Place = { txRef: string; link: string };
/** `waiting` is the payment for the same thing because of which it was refused. */
export type Started = (Place & { message: string; refusal: null }) | { refusal: Refusal; waiting: Place | null };

function placeIn(body: Body): Place {
  const data: Body = typeof body.data === "object" && body.data !== null ? (body.data as Body) : {};
  return { txRef: textIn(data.tx_ref), link: textIn(data.payment_link) || textIn(data.link) };
}

/** Begins a payment. Throws without a connection. */
export async function startPayment(
  choice: Offer["choice"],
  { phoneNumber, another }: { phoneNumber: string; another: boolean },
): Promise<Started> {
  const query = `${queryOf(choice)}&phoneNumber=${encodeURIComponent(phoneNumber)}&another=${another}`;
  const { ok, body } = await call("POST", `/api/payments/initialize?${query}`);
  if (ok) return { ...placeIn(body), message: textIn(body.message), refusal: null };
  return { refusal: refusalIn(body), waiting: body.error === "PAYMENT_WAITING" ? placeIn(body) : null };
}

const statuses: readonly string[] = ["pending", "successful", "failed", "expired"] satisfies PaymentStatus[];

function isStatus(status: string): status is PaymentStatus {
  return statuses.includes(status);
}

/** Asks our server, which asks the provider. Throws without a connection or an answer. */
export async function verifyPayment(txRef: string): Promise<PaymentStatus> {
  const { ok, body } = await call("GET", `/api/payments/verify?txRef=${encodeURIComponent(txRef)}`);
  const status = textIn(body.status);
  if (!ok || !isStatus(status)) throw new Error("verification did not answer");
  return status;
}

/** Says that it was paid by USSD. Throws without a connection. */
export async function claimPayment(choice: Offer["choice"], reference: string): Promise<FormState> {
  const { ok, body } = await call("POST", "/api/payments/manual", { ...choice, reference });
  if (ok) return { status: "success" };
  const { message, fields } = refusalIn(body);
  return { status: "error", message, fields: Object.keys(fields).length > 0 ? fields : undefined };
}
