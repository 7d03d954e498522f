import { describe, expect, it } from "vitest";
import { newUser, request, type ApiClient } from "../support/api-client";

type Tier = { id: number; name: string; price: number; active: boolean };

async function tiersOf({ call }: ApiClient): Promise<Tier[]> {
  return JSON.parse((await call("GET", "/api/subscription-tiers")).text) as Tier[];
}

describe("/api/subscription-tiers", () => {
  it("lists what is on sale and one of them", async () => {
    const client = await newUser();
    const tiers = await tiersOf(client);
    expect(tiers.map(({ name }) => name)).toEqual(expect.arrayContaining(["Free", "Standard", "Premium", "School"]));
    const [first] = tiers;
    expect((await client.call("GET", `/api/subscription-tiers/${first?.id}`)).json).toEqual(first);
    expect((await client.call("GET", "/api/subscription-tiers/999999")).status).toBe(404);
    expect((await client.call("GET", "/api/subscription-tiers/abc")).status).toBe(422);
    expect((await client.call("GET", "/api/subscription-tiers/bundle")).json).toMatchObject({
      plans: 10,
      price: 1_500,
    });
  });

  it("is changed by nobody but administrators", async () => {
    const { call } = await newUser();
    const tier = { name: "Mine", description: "All", price: 0, lessonPlansPerMonth: 9, maxUsers: 1, durationDays: 9 };
    expect((await call("POST", "/api/subscription-tiers", tier)).status).toBe(403);
    expect((await call("PUT", "/api/subscription-tiers/1", tier)).status).toBe(403);
    expect((await call("DELETE", "/api/subscription-tiers/1")).status).toBe(403);
    expect((await call("PUT", "/api/subscription-tiers/bundle", { plans: 99, price: 1 })).status).toBe(403);
    expect((await request("POST", "/api/subscription-tiers", { body: tier })).status).toBe(401);
  });
});

describe("/api/subscriptions", () => {
  it("tells what a new account has", async () => {
    const { call, id } = await newUser();
    const expected = { tierName: "Free", lessonPlansRemaining: 5, lessonPlansPerMonth: 5, bundlePlansRemaining: 0 };
    expect((await call("GET", "/api/subscriptions/info")).json).toMatchObject({ ...expected, active: true });
    expect((await call("GET", `/api/subscriptions/can-create/${id}`)).json).toEqual({ canCreate: true, message: "" });
  });

  it("tells nobody about others and counts for nobody", async () => {
    const [one, other] = [await newUser(), await newUser()];
    for (const path of ["can-create", "increment-lesson-count"]) {
      const method = path === "can-create" ? "GET" : "POST";
      expect((await one.call(method, `/api/subscriptions/${path}/${other.id}`)).status).toBe(403);
    }
    const counted = await one.call("POST", `/api/subscriptions/increment-lesson-count/${one.id}`, { by: -100 });
    expect(counted.json).toMatchObject({ lessonPlansRemaining: 5 });
  });

  it("gives no paid tier away, whatever a payload says", async () => {
    const client = await newUser();
    const standard = (await tiersOf(client)).find(({ name }) => name === "Standard")?.id;
    const claim = {
      tierId: standard,
      status: "successful",
      paid: true,
      price: 0,
      userId: 1,
      lessonPlansRemaining: 999,
    };
    expect((await client.call("POST", "/api/subscriptions/update", claim)).status).toBe(402);
    const forged = { ...claim, txRef: "forged-reference", tx_ref: "forged-reference" };
    const confirmed = await client.call("POST", "/api/subscriptions/confirm-payment", forged);
    expect(confirmed.json.success).not.toBe(true);
    expect((await client.call("GET", "/api/subscriptions/info")).json).toMatchObject({ tierName: "Free" });
    expect((await client.call("POST", "/api/subscriptions/check-expired")).status).toBe(403);
  });

  it("refuses to renew what has days and plans left, in words", async () => {
    const client = await newUser();
    const free = (await tiersOf(client)).find(({ name }) => name === "Free")?.id;
    const { status, json } = await client.call("POST", "/api/subscriptions/update", { tierId: free });
    expect(status).toBe(409);
    expect(json.message).toMatch(
      /^You still have 5 lesson plans remaining on your active subscription until \d\d\/\d\d\/\d{4}\.$/,
    );
  });
});

describe("a payment's receipt and events", () => {
  it("are for the payer alone", async () => {
    const client = await newUser();
    expect((await client.call("GET", "/api/payments/nobodys-reference/receipt")).status).toBe(404);
    expect((await client.call("GET", "/api/payments/events?txRef=nobodys-reference")).status).toBe(404);
    expect((await request("GET", "/api/payments/nobodys-reference/receipt")).status).toBe(401);
  });
});
