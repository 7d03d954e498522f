import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export const flutterwaveKey = "FLWSECK_TEST-not-a-real-key-X";
export const flutterwaveHash = "hash-of-the-tests";

export type Transaction = { id: number; tx_ref: string; amount: number; currency: string; status: string };
type Intent = { amount: number; currency: string };
type Call = { method: string; path: string; body: Record<string, unknown> };
/** up; broken answers 500; silent never answers; late does what was asked and then loses the answer. */
type Mode = "up" | "broken" | "silent" | "late";

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}

/** Flutterwave's version 3 as far as we use it: hosted links, Rwandan mobile money, questions and webhooks. */
export class FakeFlutterwave {
  mode: Mode = "up";
  /** Whether the merchant may ask phones directly; with what the phone's page is. */
  directCharge: "refused" | "redirect" | "prompt" = "refused";
  readonly asked: Call[] = [];
  private readonly intents = new Map<string, Intent>();
  private readonly transactions: Transaction[] = [];
  private readonly unanswered: IncomingMessage[] = [];
  private nextId = 4_000_000 + Math.floor(Math.random() * 1_000_000);
  private readonly server = createServer((request, response) => void this.answer(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v3`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** What was met with silence learns that no answer comes. */
  hangUp(): void {
    for (const { socket } of this.unanswered.splice(0)) socket.destroy();
  }

  /** The payer pays, or tries to; what is not said is as the order has it. */
  pay(txRef: string, given: Partial<Transaction> = {}): Transaction {
    this.nextId += 1;
    const { amount = 0, currency = "RWF" } = this.intents.get(txRef) ?? {};
    const made = { id: this.nextId, tx_ref: txRef, amount, currency, status: "successful", ...given };
    this.transactions.push(made);
    return made;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const url = new URL(request.url ?? "/", "http://fake");
    this.asked.push({ method: request.method ?? "", path: url.pathname + url.search, body });
    if (this.mode === "silent") return void this.unanswered.push(request);
    if (this.mode === "broken") return json(response, 500, { status: "error", message: "Something went wrong" });
    if (request.headers.authorization !== `Bearer ${flutterwaveKey}`)
      return json(response, 401, { status: "error", message: "Invalid authorization key", data: null });
    const [status, told] = this.route(`${request.method} ${url.pathname}`, url, body);
    if (this.mode === "late") return void request.socket.destroy();
    json(response, status, told);
  }

  private route(call: string, url: URL, body: Record<string, unknown>): [number, unknown] {
    if (call === "POST /v3/payments") return this.link(body);
    if (call === "POST /v3/charges") return this.charge(url, body);
    if (call === "GET /v3/transactions/verify_by_reference") {
      // The newest attempt stands for the reference.
      const found = this.transactions.filter(({ tx_ref }) => tx_ref === url.searchParams.get("tx_ref")).at(-1);
      return this.tell(found);
    }
    const id = /^GET \/v3\/transactions\/(\d+)\/verify$/.exec(call)?.[1];
    if (id) return this.tell(this.transactions.find((known) => known.id === Number(id)));
    return [404, { status: "error", message: "Not found", data: null }];
  }

  private tell(found: Transaction | undefined): [number, unknown] {
    if (!found) return [400, { status: "error", message: "No transaction was found for this id", data: null }];
    const data = { ...found, charged_amount: found.amount, app_fee: 40, customer: { email: "payer@example.rw" } };
    return [200, { status: "success", message: "Transaction fetched successfully", data }];
  }

  private refusal(body: Record<string, unknown>): [number, unknown] | null {
    const { tx_ref, amount, currency } = body;
    const wrong = typeof tx_ref !== "string" || typeof amount !== "number" || amount <= 0 || currency !== "RWF";
    if (wrong) return [400, { status: "error", message: "Invalid request", data: null }];
    if (this.transactions.some((known) => known.tx_ref === tx_ref))
      return [400, { status: "error", message: "Duplicate tx_ref", data: null }];
    this.intents.set(tx_ref, { amount, currency });
    return null;
  }

  private link(body: Record<string, unknown>): [number, unknown] {
    if (typeof body.redirect_url !== "string") return [400, { status: "error", message: "redirect_url is required" }];
    const link = `https://checkout.flutterwave.example/v3/hosted/pay/${String(body.tx_ref)}`;
    return this.refusal(body) ?? [200, { status: "success", message: "Hosted Link", data: { link } }];
  }

  private charge(url: URL, body: Record<string, unknown>): [number, unknown] {
    if (url.searchParams.get("type") !== "mobile_money_rwanda" || this.directCharge === "refused")
      return [400, { status: "error", message: "Merchant is not enabled for mobile money", data: null }];
    const redirect = `https://checkout.flutterwave.example/captcha/verify/${String(body.tx_ref)}`;
    const authorization = this.directCharge === "redirect" ? { mode: "redirect", redirect } : { mode: "callback" };
    const told = { status: "success", message: "Charge initiated", meta: { authorization } };
    return this.refusal(body) ?? [200, told];
  }
}

export type Webhook = { body: Buffer; hash: string | null; signature: string | null };

/** The webhook that the provider sends of a transaction; `changes` is what a forger would write into it. */
export function webhookOf(transaction: Transaction, changes: Record<string, unknown> = {}): Webhook {
  const data = {
    ...transaction,
    flw_ref: `FLW-${transaction.id}`,
    customer: { phone_number: "0788123456" },
    ...changes,
  };
  const body = Buffer.from(
    JSON.stringify({ event: "charge.completed", data, "event.type": "MOBILEMONEYRW_TRANSACTION" }),
  );
  const signature = createHmac("sha256", flutterwaveHash).update(body).digest("base64");
  return { body, hash: flutterwaveHash, signature };
}
