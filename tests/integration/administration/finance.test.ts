import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { database } from "@/db";
import { outbox } from "@/db/schema";
import { getFinance, listFailedMessages, listOrders } from "@/lib/administration/finance/queries";
import { resendMessage } from "@/lib/administration/finance/service";
import { listAudit } from "@/lib/audit/queries";
import { auditFilters } from "@/lib/audit/schema";
import type { Actor } from "@/lib/core/actor";
import { claimManualPayment, confirmManualOrder } from "@/lib/payments/manual/service";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { tierNamed } from "@/tests/support/payments";
import { codeOf } from "@/tests/support/plans";

useFreshDatabase();
afterEach(() => void vi.useRealTimers());

let made = 72_000_000_000;

async function claim(): Promise<number> {
  made += 1;
  const wanted = { tierId: await tierNamed("Standard") };
  return (await claimManualPayment(await anActor(), { wanted, reference: String(made) })).id;
}

async function aMail(state: "failed" | "queued" | "sent"): Promise<number> {
  const texts = { recipient: "keza@example.rw", subject: "Hello", text: "Hello", html: "<p>Hello</p>" };
  const [mail] = await (
    await database()
  )
    .insert(outbox)
    .values({ ...texts, state, tries: 10, lastError: "550 no such mailbox" })
    .returning();
  return mail?.id ?? 0;
}

async function stateOf(id: number) {
  const [mail] = await (await database()).select().from(outbox).where(eq(outbox.id, id));
  return mail;
}

describe("the payments tab", () => {
  it("adds up money and newcomers by day, and sees at once what has just been paid", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-05-04T21:30:00Z") });
    const admin = await anActor({ role: "ADMIN" });
    await confirmManualOrder(admin, await claim());
    vi.setSystemTime(new Date("2026-05-05T09:00:00Z"));
    const range = { start: "2026-05-03", end: "2026-05-05" };
    const before = await getFinance(admin, range);
    expect(before.series.map(({ date, revenue }) => [date, revenue])).toEqual([
      ["2026-05-03", 0],
      ["2026-05-04", 3_000],
      ["2026-05-05", 0],
    ]);
    expect(before.unit).toBe("day");
    // Another day, another sign-in.
    await confirmManualOrder(await anActor({ role: "ADMIN" }), await claim());
    const after = await getFinance(admin, range);
    expect(after.series.at(-1)).toMatchObject({ date: "2026-05-05", revenue: 3_000, transactions: 1 });
    expect(after.revenue).toEqual({ totalRevenue: 6_000, totalTransactions: 2 });
    expect(after.balance).toMatchObject({ totalBalance: 6_000, todayRevenue: 3_000, todayTransactions: 1 });
    expect(after.summary.last1Month).toEqual({ totalRevenue: 6_000, totalTransactions: 2 });
    const year = await getFinance(admin, { start: "2025-06-01", end: "2026-05-31" });
    expect(year.unit).toBe("month");
    expect(year.series).toHaveLength(12);
    expect(year.series.at(-1)).toMatchObject({ date: "2026-05-01", revenue: 6_000, transactions: 2 });
  });

  it("lists manual orders by how they stand", async () => {
    const admin = await anActor({ role: "ADMIN" });
    const waiting = await claim();
    const first = { page: 0 };
    expect((await listOrders(admin, { ...first, status: "pending" })).items.map(({ id }) => id)).toEqual([waiting]);
    await confirmManualOrder(admin, waiting);
    expect((await listOrders(admin, { ...first, status: "pending" })).items).toEqual([]);
    expect((await listOrders(admin, { ...first, status: "successful" })).items[0]?.id).toBe(waiting);
    // One alone when it is named, whatever its status.
    expect(
      (await listOrders(admin, { ...first, status: "pending", order: waiting })).items.map(({ id }) => id),
    ).toEqual([waiting]);
  });

  it("is nobody else's", async () => {
    const teacher: Actor = await anActor({ role: "TEACHER" });
    const range = { start: "2026-05-01", end: "2026-05-02" };
    const asked = [
      getFinance(teacher, range),
      listOrders(teacher, { status: "all", page: 0 }),
      listFailedMessages(teacher),
      resendMessage(teacher, 1),
    ];
    expect(await Promise.all(asked.map(codeOf))).toEqual(asked.map(() => "forbidden"));
  });
});

describe("a mail that could not be sent", () => {
  it("is listed with its reason and put back into the outbox once, which is written down", async () => {
    const admin = await anActor({ role: "ADMIN" });
    const id = await aMail("failed");
    const listed = await listFailedMessages(admin);
    expect(listed).toMatchObject({ total: 1, items: [{ id, lastError: "550 no such mailbox" }] });
    const codes = await Promise.all([codeOf(resendMessage(admin, id)), codeOf(resendMessage(admin, id))]);
    expect(codes.sort()).toEqual(["mail_not_found", "none"]);
    expect(await stateOf(id)).toMatchObject({ state: "queued", tries: 0, lastError: null });
    expect((await listFailedMessages(admin)).total).toBe(0);
    const { items } = await listAudit(admin, auditFilters.parse({ act: "mailResent" }));
    expect(items).toMatchObject([{ subjectType: "mail", subjectId: id }]);
  });

  it("that is on its way or was sent is left alone", async () => {
    const admin = await anActor({ role: "ADMIN" });
    for (const state of ["queued", "sent"] as const) {
      const id = await aMail(state);
      expect(await codeOf(resendMessage(admin, id))).toBe("mail_not_found");
      expect(await stateOf(id)).toMatchObject({ state, tries: 10 });
    }
  });
});
