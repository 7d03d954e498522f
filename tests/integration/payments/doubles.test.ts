import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "@/db";
import { orders } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { claimManualPayment, declineManualOrder } from "@/lib/payments/manual/service";
import { listOwnPayments } from "@/lib/payments/queries";
import { startPayment, verifyPayment } from "@/lib/payments/service";
import { anActor } from "@/tests/support/actors";
import { ledgerOf, tierNamed, usePayments } from "@/tests/support/payments";
import { codeOf } from "@/tests/support/plans";

const provider = usePayments();

async function begin(actor: Actor, tier: string, another?: boolean) {
  const wanted = tier === "bundle" ? ({ bundle: true } as const) : { tierId: await tierNamed(tier) };
  return startPayment(actor, { wanted, another, describe: String });
}

describe("a second payment for the same thing", () => {
  it("is refused while the first waits, and says which that is", async () => {
    const actor = await anActor();
    const first = await begin(actor, "Standard", false);
    await expect(begin(actor, "Standard", false)).rejects.toMatchObject({
      code: "payment_waiting",
      details: { data: { success: false, data: { tx_ref: first.txRef, payment_link: first.link } } },
    });
    expect(await listOwnPayments(actor)).toHaveLength(1);
  });

  it("is one of twenty that begin at once", async () => {
    const actor = await anActor();
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(begin(actor, "Standard", false))));
    expect(codes.filter((code) => code === "none")).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(["none", "payment_waiting"]));
    expect(await listOwnPayments(actor)).toHaveLength(1);
  });

  it("begins where the payer wants another, where it is for something else, and for who knows no such question", async () => {
    const actor = await anActor();
    await begin(actor, "Standard", false);
    for (const [tier, another] of [
      ["Premium", false],
      ["bundle", false],
      ["Standard", true],
      ["Standard", undefined],
    ] as const)
      expect(await codeOf(begin(actor, tier, another))).toBe("none");
    expect(await codeOf(begin(await anActor(), "Standard", false))).toBe("none");
  });

  it("is refused without a try, so that refusals never stand in the way of the answer", async () => {
    const actor = await anActor();
    await begin(actor, "Standard", false);
    const refused = Array.from({ length: 30 }, () => codeOf(begin(actor, "Standard", false)));
    expect(new Set(await Promise.all(refused))).toEqual(new Set(["payment_waiting"]));
    expect(await codeOf(begin(actor, "Standard", true))).toBe("none");
  });

  it("is refused while the provider may still ask the phone for the first, which it left unanswered", async () => {
    const [actor, wanted] = [await anActor(), { tierId: await tierNamed("Standard") }];
    const byPhone = (another?: boolean) =>
      startPayment(actor, { wanted, another, phoneNumber: "0788123456", describe: String });
    Object.assign(provider, { directCharge: "prompt", mode: "late" });
    expect(await codeOf(byPhone(false))).toBe("payment_not_started");
    provider.mode = "up";
    expect(await codeOf(byPhone(false))).toBe("payment_waiting");
    await (await database()).update(orders).set({ nextCheckAt: null }).where(eq(orders.accountId, actor.accountId));
    expect(await codeOf(byPhone(false))).toBe("none");
  });

  it("waits for one by hand as well, until that has ended", async () => {
    const [actor, admin] = [await anActor(), await anActor({ role: "ADMIN" })];
    const wanted = { tierId: await tierNamed("Standard") };
    const { id } = await claimManualPayment(actor, { wanted, reference: "12345678901" });
    expect(await codeOf(begin(actor, "Standard", false))).toBe("payment_waiting");
    await declineManualOrder(admin, id);
    const next = await begin(actor, "Standard", false);
    provider.pay(next.txRef ?? "", { status: "failed" });
    expect(await verifyPayment(next.txRef ?? "")).toBe("failed");
    expect(await ledgerOf(next.txRef ?? "")).toEqual(["failure"]);
    expect(await codeOf(begin(actor, "Standard", false))).toBe("none");
  });
});
