import { describe, expect, it } from "vitest";
import { newUser, request, type ApiClient } from "../support/api-client";

async function tierId(client: ApiClient, name: string): Promise<number> {
  const { text } = await client.call("GET", "/api/subscription-tiers");
  const tiers = JSON.parse(text) as { id: number; name: string }[];
  return tiers.find((tier) => tier.name === name)?.id ?? 0;
}

type Started = { payment_link: string; tx_ref: string };

async function start(client: ApiClient, query: string): Promise<Started> {
  const { status, json, text } = await client.call("POST", `/api/payments/initialize?${query}`);
  expect(status, text).toBe(200);
  return json.data as Started;
}

function decide(txRef: string, decision: string) {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  return request("POST", `/sandbox/checkout/${txRef}/decision`, { body: `decision=${decision}`, headers });
}

async function verify(txRef: string) {
  return (await request("GET", `/api/payments/verify?txRef=${txRef}`)).json;
}

/** Waits for the tier to be the account's; nothing else happens meanwhile but the webhook. */
async function waitForTier(client: ApiClient, name: string): Promise<void> {
  const tier = async () => (await client.call("GET", "/api/subscriptions/info")).json.tierName;
  await expect.poll(tier, { timeout: 60_000, interval: 100 }).toBe(name);
}

describe("a reference that is none", () => {
  it.each(["%00", "%20", "a".repeat(201)])("%s is refused and not looked for", async (txRef) => {
    expect((await request("GET", `/api/payments/verify?txRef=${txRef}`)).status).toBe(422);
    expect((await request("POST", `/sandbox/checkout/${txRef}/decision`, { body: "decision=approve" })).status).toBe(
      422,
    );
    const client = await newUser();
    expect((await client.call("GET", `/api/payments/${txRef}/receipt`)).status).toBe(422);
    const claimed = await client.call("POST", "/api/subscriptions/confirm-payment", {
      txRef: decodeURIComponent(txRef),
    });
    expect(claimed.status).toBe(422);
  });
});

describe("a payment over REST", () => {
  it("goes from its start over the checkout to an active subscription", async () => {
    const client = await newUser();
    const standard = await tierId(client, "Standard");
    const { payment_link, tx_ref } = await start(client, `tierId=${standard}&phoneNumber=0788123456&amount=1`);
    const { status, text } = await request("GET", new URL(payment_link).pathname);
    expect(status).toBe(200);
    expect(text).toContain("3,000 RWF");
    expect(await verify(tx_ref)).toMatchObject({ success: false, status: "pending" });
    const decided = await decide(tx_ref, "approve");
    expect(decided.status).toBe(303);
    expect(decided.headers.get("location")).toMatch(/^\/payment\/callback\?status=successful&tx_ref=isomo-/);
    await waitForTier(client, "Standard");
    expect(await verify(tx_ref)).toEqual({
      success: true,
      status: "successful",
      message: "Payment verified. Subscription activated.",
    });
  });

  it.each([
    ["decline", "failed"],
    ["hang", "pending"],
    ["late", "successful"],
    ["twice", "successful"],
  ])("ends after %s as %s", async (decision, status) => {
    const client = await newUser();
    const { tx_ref } = await start(client, `tierId=${await tierId(client, "Premium")}`);
    await decide(tx_ref, decision);
    expect(await verify(tx_ref)).toMatchObject({ status, success: status === "successful" });
    const body = { txRef: tx_ref, status: "successful", amount: 8_000 };
    const { json } = await client.call("POST", "/api/subscriptions/confirm-payment", body);
    expect(json).toMatchObject({ status, success: status === "successful" });
  });

  it("is refused for a bad number, an unknown tier and without a session", async () => {
    const client = await newUser();
    const standard = await tierId(client, "Standard");
    const refused = (query: string) => client.call("POST", `/api/payments/initialize?${query}`);
    const phone = await refused(`tierId=${standard}&phoneNumber=12345`);
    expect([phone.status, phone.json.message]).toEqual([422, "Please enter a valid phone number"]);
    expect((await refused("tierId=999999")).status).toBe(404);
    expect((await refused("")).status).toBe(422);
    expect((await request("POST", `/api/payments/initialize?tierId=${standard}`)).status).toBe(401);
  });

  it("is not looked into by a stranger, and 60 looks a minute from one address pass", async () => {
    const client = await newUser();
    const { tx_ref } = await start(client, "bundle=true");
    const looks = await Promise.all(
      Array.from({ length: 60 }, () => request("GET", `/api/payments/verify?txRef=${tx_ref}`)),
    );
    expect(new Set(looks.map(({ status }) => status))).toEqual(new Set([200]));
    expect(Object.keys(looks[0]?.json ?? {})).toEqual(["success", "status", "message"]);
    const stranger = await newUser();
    const stolen = await stranger.call("POST", "/api/subscriptions/confirm-payment", { txRef: tx_ref });
    expect(stolen.status).toBe(404);
    const missing = await request("GET", "/api/payments/verify");
    expect([missing.status, missing.json.message]).toEqual([422, "Missing transaction reference"]);
  });
});

describe("the webhook's door", () => {
  it("refuses forged events, 60 of them in a minute each with 401", async () => {
    const body = { event: "charge.completed", data: { id: 1, tx_ref: "isomo-1", status: "successful" } };
    const forged = { body, headers: { "verif-hash": "guess" } };
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => request("POST", "/api/payments/webhook", forged)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect((await request("POST", "/api/payments/webhook", { body })).status).toBe(401);
  });
});

describe("manual orders and revenue over REST", () => {
  it("take the payer's word and leave the decision to administrators", async () => {
    const client = await newUser();
    const body = {
      tierId: await tierId(client, "Standard"),
      reference: `TxId: ${String(Date.now()).slice(-10).padStart(11, "9")}. Your payment`,
    };
    const { status, json } = await client.call("POST", "/api/payments/manual", body);
    expect(status).toBe(201);
    expect(json.data).toMatchObject({ status: "pending", amount: 3_000, gateway: "manual" });
    const id = (json.data as { id: number }).id;
    for (const [method, path] of [
      ["GET", "/api/payments/manual"],
      ["POST", `/api/payments/manual/${id}/confirm`],
      ["POST", `/api/payments/manual/${id}/decline`],
      ["GET", "/api/payments/analytics/summary"],
      ["GET", "/api/payments/analytics/balance"],
      ["GET", "/api/payments/analytics/range?start=2026-01-01T00:00:00.000Z&end=2026-12-31T23:59:59.999Z"],
    ] as const)
      expect((await client.call(method, path)).status, path).toBe(403);
  });
});
