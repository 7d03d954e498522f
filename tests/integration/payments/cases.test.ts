import { describe, expect, it } from "vitest";
import { listAudit } from "@/lib/audit/queries";
import { auditFilters } from "@/lib/audit/schema";
import type { Actor } from "@/lib/core/actor";
import { listOpenCases } from "@/lib/payments/cases/queries";
import { closeCase } from "@/lib/payments/cases/service";
import { anActor } from "@/tests/support/actors";
import { webhookOf } from "@/tests/support/fake-flutterwave";
import { anOrder, deliver, usePayments } from "@/tests/support/payments";
import { codeOf } from "@/tests/support/plans";

const provider = usePayments();

async function pay(txRef: string, ...payments: Parameters<typeof provider.pay>[1][]): Promise<void> {
  for (const given of payments) await deliver(webhookOf(provider.pay(txRef, given)));
}

async function caseOf(admin: Actor, txRef: string) {
  const { items } = await listOpenCases(admin, { page: 0, size: 50 });
  return items.find((item) => item.txRef === txRef);
}

describe("the cases of an administrator", () => {
  it("hold the money that did not do what it was paid for, with all that came", async () => {
    const admin = await anActor({ role: "ADMIN" });
    const [fine, twice, little] = [
      await anOrder(await anActor()),
      await anOrder(await anActor()),
      await anOrder(await anActor()),
    ];
    await pay(fine, {});
    await pay(twice, {}, {});
    await pay(little, { amount: 2_000 });
    expect(await caseOf(admin, fine)).toBeUndefined();
    const sum = { amount: 3_000, currency: "RWF" };
    expect(await caseOf(admin, twice)).toMatchObject({ attention: "surplus", received: [sum, sum] });
    expect(await caseOf(admin, little)).toMatchObject({ attention: "mismatch", received: [{ ...sum, amount: 2_000 }] });
  });

  it("stay when two payments of one order come at the same moment", async () => {
    const admin = await anActor({ role: "ADMIN" });
    for (let round = 0; round < 5; round += 1) {
      const txRef = await anOrder(await anActor());
      const events = [webhookOf(provider.pay(txRef)), webhookOf(provider.pay(txRef))];
      await Promise.all(events.map(deliver));
      expect(await caseOf(admin, txRef)).toMatchObject({ attention: "surplus" });
    }
  });

  it("are closed by one administrator, written down, and opened again by money that comes later", async () => {
    const [admin, other] = [await anActor({ role: "ADMIN" }), await anActor({ role: "ADMIN" })];
    const txRef = await anOrder(await anActor());
    await pay(txRef, {}, {});
    const { id = 0 } = (await caseOf(admin, txRef)) ?? {};
    const closings = [codeOf(closeCase(admin, id)), codeOf(closeCase(other, id))];
    expect((await Promise.all(closings)).sort()).toEqual(["none", "payment_not_found"]);
    expect(await caseOf(admin, txRef)).toBeUndefined();
    const { items } = await listAudit(admin, auditFilters.parse({ act: "caseClosed" }));
    expect(items.filter(({ subjectId }) => subjectId === id)).toMatchObject([{ subjectType: "order" }]);
    await pay(txRef, {});
    expect((await caseOf(admin, txRef))?.received).toHaveLength(3);
  });

  it("are nobody else's", async () => {
    const teacher = await anActor({ role: "TEACHER" });
    expect(await codeOf(listOpenCases(teacher, { page: 0, size: 1 }))).toBe("forbidden");
    expect(await codeOf(closeCase(teacher, 1))).toBe("forbidden");
  });
});
