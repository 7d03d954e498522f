import { and, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { database } from "@/db";
import { accounts, auditLog, notifications, orderConfirmations, orders } from "@/db/schema";
import { changeRole } from "@/lib/administration/service";
import type { Actor } from "@/lib/core/actor";
import { days } from "@/lib/core/clock";
import { describeManualOrders } from "@/lib/payments/manual/queries";
import { claimManualPayment, confirmManualOrder, declineManualOrder } from "@/lib/payments/manual/service";
import { listManualOrders } from "@/lib/payments/queries";
import type { Payment } from "@/lib/payments/types";
import { anActor, anew } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { ledgerOf, tierNamed } from "@/tests/support/payments";
import { codeOf } from "@/tests/support/plans";

useFreshDatabase();
let first: Actor;
let second: Actor;
let made = 71_000_000_000;
const page = { page: 0, size: 50, status: "all" } as const;

beforeAll(async () => {
  first = await anActor({ role: "ADMIN" });
  second = await anActor({ role: "ADMIN" });
});
beforeEach(() => {
  made += 1_000;
});

/** The School tier costs more than one administrator may confirm alone. */
async function claim(tier = "School"): Promise<Payment> {
  made += 1_000;
  const wanted = { tierId: await tierNamed(tier) };
  return claimManualPayment(await anActor(), { wanted, reference: String(made) });
}

describe("a manual payment above the sum for one administrator", () => {
  it("waits after the first confirmation and is paid by another administrator's", async () => {
    const { id, txRef } = await claim();
    expect(await confirmManualOrder(first, id)).toBe("waiting");
    expect(await ledgerOf(txRef)).toEqual([]);
    const db = await database();
    const told = await db.select().from(notifications).where(eq(notifications.kind, "paymentToSecond"));
    expect(told).toMatchObject([{ accountId: second.accountId, entityType: "manualOrder", entityId: id }]);
    expect(await confirmManualOrder(second, id)).toBe("confirmed");
    expect(await ledgerOf(txRef)).toEqual(["payment", "activation"]);
    const acts = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectType, "order"), eq(auditLog.subjectId, id)));
    expect(acts.map(({ act, actorId }) => [act, actorId])).toEqual([
      ["orderSeconded", first.accountId],
      ["orderConfirmed", second.accountId],
    ]);
  });

  it("is not paid by one administrator, however often and at once", async () => {
    const { id, txRef } = await claim();
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirmManualOrder(first, id)));
    expect(new Set(answers)).toEqual(new Set(["waiting"]));
    expect(await ledgerOf(txRef)).toEqual([]);
  });

  it("is paid once when two administrators confirm many times at once", async () => {
    const { id, txRef } = await claim();
    const both = Array.from({ length: 20 }, (_, at) => confirmManualOrder(at % 2 ? first : second, id));
    expect(await Promise.all(both)).toContain("confirmed");
    expect(await ledgerOf(txRef)).toEqual(["payment", "activation"]);
    const [kept] = await (await database()).select().from(orderConfirmations).where(eq(orderConfirmations.orderId, id));
    expect(new Set([kept?.firstBy, kept?.secondBy])).toEqual(new Set([first.accountId, second.accountId]));
  });

  it("has two different administrators by the database's own rule", async () => {
    const { id } = await claim();
    const firstBy = first.accountId;
    const row = { orderId: id, firstBy, firstAt: new Date(), secondBy: firstBy, secondAt: new Date() };
    await expect((await database()).insert(orderConfirmations).values(row)).rejects.toThrow();
  });

  it("is not confirmed by an administrator whom the first one has made since it came", async () => {
    const { id, txRef } = await claim();
    const puppet = await anActor();
    await changeRole(first, puppet.accountId, "ADMIN");
    expect(await confirmManualOrder(first, id)).toBe("waiting");
    expect(await codeOf(confirmManualOrder(await anew(puppet), id))).toBe("second_needed");
    expect(await ledgerOf(txRef)).toEqual([]);
    await changeRole(second, puppet.accountId, "USER");
    expect(await confirmManualOrder(second, id)).toBe("confirmed");
  });

  it("is not confirmed by one who was made by whom the first one made, whoever of them is first", async () => {
    const [puppet, theirs] = [await anActor(), await anActor()];
    await changeRole(first, puppet.accountId, "ADMIN");
    await changeRole(await anew(puppet), theirs.accountId, "ADMIN");
    const [one, other] = [await claim(), await claim()];
    expect(await confirmManualOrder(first, one.id)).toBe("waiting");
    expect(await codeOf(confirmManualOrder(await anew(theirs), one.id))).toBe("second_needed");
    expect(await codeOf(confirmManualOrder(await anew(theirs), other.id))).toBe("second_needed");
    expect([await ledgerOf(one.txRef), await ledgerOf(other.txRef)]).toEqual([[], []]);
    await changeRole(second, puppet.accountId, "USER");
    await changeRole(second, theirs.accountId, "USER");
  });

  it("does not count the first confirmation of one who became an administrator anew since", async () => {
    const returned = await anActor({ role: "ADMIN" });
    const { id, txRef } = await claim();
    expect(await confirmManualOrder(returned, id)).toBe("waiting");
    await changeRole(first, returned.accountId, "USER");
    await changeRole(first, returned.accountId, "ADMIN");
    expect(await confirmManualOrder(first, id)).toBe("waiting");
    expect(await ledgerOf(txRef)).toEqual([]);
    await changeRole(first, returned.accountId, "USER");
    expect(await confirmManualOrder(second, id)).toBe("confirmed");
  });

  it("is not confirmed by two of whom one made the other shortly before it came, whoever is first", async () => {
    const puppet = await anActor();
    await changeRole(first, puppet.accountId, "ADMIN");
    const [one, other] = [await claim(), await claim()];
    const puppetNow = await anew(puppet);
    expect(await confirmManualOrder(first, one.id)).toBe("waiting");
    expect(await codeOf(confirmManualOrder(puppetNow, one.id))).toBe("second_needed");
    expect(await codeOf(confirmManualOrder(puppetNow, other.id))).toBe("second_needed");
    expect(await confirmManualOrder(first, other.id)).toBe("waiting");
    expect([await ledgerOf(one.txRef), await ledgerOf(other.txRef)]).toEqual([[], []]);
    expect(await confirmManualOrder(second, other.id)).toBe("confirmed");
    const later = await claim();
    const createdAt = new Date(Date.now() + days(31));
    await (await database()).update(orders).set({ createdAt }).where(eq(orders.id, later.id));
    expect(await confirmManualOrder(first, later.id)).toBe("waiting");
    expect(await confirmManualOrder(puppetNow, later.id)).toBe("confirmed");
    await changeRole(second, puppet.accountId, "USER");
  });

  it("is confirmed by nobody who pays it, neither first nor second", async () => {
    made += 1_000;
    const payer = await anActor({ role: "ADMIN" });
    const wanted = { tierId: await tierNamed("School") };
    const { id, txRef } = await claimManualPayment(payer, { wanted, reference: String(made) });
    expect(await codeOf(confirmManualOrder(payer, id))).toBe("second_needed");
    expect(await confirmManualOrder(first, id)).toBe("waiting");
    expect(await codeOf(confirmManualOrder(payer, id))).toBe("second_needed");
    expect(await ledgerOf(txRef)).toEqual([]);
    await changeRole(first, payer.accountId, "USER");
  });

  it("does not count the confirmation of somebody who is no administrator any more", async () => {
    const gone = await anActor({ role: "ADMIN" });
    const { id, txRef } = await claim();
    await confirmManualOrder(gone, id);
    await (await database()).update(accounts).set({ lockedAt: new Date() }).where(eq(accounts.id, gone.accountId));
    expect(await confirmManualOrder(second, id)).toBe("waiting");
    expect(await ledgerOf(txRef)).toEqual([]);
    expect(await confirmManualOrder(first, id)).toBe("confirmed");
  });

  it("begins anew once it was declined", async () => {
    const { id, txRef } = await claim();
    await confirmManualOrder(first, id);
    await declineManualOrder(second, id);
    expect(await confirmManualOrder(second, id)).toBe("waiting");
    expect(await ledgerOf(txRef)).toEqual(["failure"]);
    expect(await confirmManualOrder(first, id)).toBe("confirmed");
    expect(await ledgerOf(txRef)).toEqual(["failure", "payment", "activation"]);
  });

  it("declined and confirmed by the second at once is one or the other", async () => {
    const { id, txRef } = await claim();
    await confirmManualOrder(first, id);
    await Promise.all([codeOf(declineManualOrder(first, id)), codeOf(confirmManualOrder(second, id))]);
    expect(["payment,activation", "failure"]).toContain(String(await ledgerOf(txRef)));
  });

  it("tells the list who confirmed first", async () => {
    const { id } = await claim();
    const { items } = await listManualOrders(first, page);
    const before = (await describeManualOrders(first, items)).find((order) => order.id === id);
    expect(before).toMatchObject({ needsSecond: true, first: null });
    await confirmManualOrder(first, id);
    const [mine, theirs] = await Promise.all(
      [first, second].map(async (reader) =>
        (await describeManualOrders(reader, items)).find((order) => order.id === id),
      ),
    );
    expect(mine?.first).toMatchObject({ email: first.email, mine: true });
    expect(theirs?.first).toMatchObject({ email: first.email, mine: false });
  });
});

describe("a smaller one", () => {
  it("is paid by one administrator", async () => {
    const { id, txRef } = await claim("Premium");
    expect(await confirmManualOrder(first, id)).toBe("confirmed");
    expect(await ledgerOf(txRef)).toEqual(["payment", "activation"]);
  });
});

describe("the only administrator", () => {
  it("is told that the payment waits for another", async () => {
    const { id, txRef } = await claim();
    await changeRole(first, second.accountId, "USER");
    expect(await confirmManualOrder(first, id)).toBe("alone");
    expect(await confirmManualOrder(first, id)).toBe("alone");
    expect(await ledgerOf(txRef)).toEqual([]);
  });
});
