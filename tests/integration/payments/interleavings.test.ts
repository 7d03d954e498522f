import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { database } from "@/db";
import { activities, orders, subscriptions } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { days, hours, minutes } from "@/lib/core/clock";
import { getBalance } from "@/lib/payments/analytics/queries";
import { askAfterPendingOrders } from "@/lib/payments/reconciliation/service";
import { verifyPayment } from "@/lib/payments/service";
import { findOrder } from "@/lib/payments/settlement/queries";
import { recordEntry } from "@/lib/payments/settlement/service";
import { processDueEvents, receiveWebhook } from "@/lib/payments/webhook/service";
import { anActor } from "@/tests/support/actors";
import { webhookOf, type Transaction } from "@/tests/support/fake-flutterwave";
import { anOrder, deliver, ledgerOf, sent, usePayments } from "@/tests/support/payments";
import { codeOf } from "@/tests/support/plans";

const provider = usePayments();
const steps = [
  ...["pay", "pay", "look", "look", "webhook", "replayed", "stored only", "half written", "job", "events"],
  ...["forged", "invented", "too little", "wrong currency", "failed attempt", "other reference"],
  ...["another order", "provider down", "a day passes"],
] as const;
type Step = (typeof steps)[number];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-05-04T08:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

function pass(time: number): void {
  vi.setSystemTime(Date.now() + time);
}

type Story = { actor: Actor; txRef: string; other: string; paid?: Transaction };

async function look(txRef: string): Promise<void> {
  const db = await database();
  await db.update(orders).set({ checkedAt: null }).where(eq(orders.txRef, txRef));
  await verifyPayment(txRef);
}

/** The process dies between writing the money down and activating what it pays. */
async function writeHalf({ txRef, paid }: Story): Promise<void> {
  const order = await findOrder(txRef);
  if (!order || !paid) return;
  const entry = { kind: "payment", providerRef: String(paid.id), amount: paid.amount } as const;
  await recordEntry(await database(), order, entry);
}

/** An attempt beside the real payment; what has been paid takes no more attempts. */
async function attempt(story: Story, given: Partial<Transaction>): Promise<void> {
  if (!story.paid) await deliver(webhookOf(provider.pay(story.txRef, given)));
}

const acts: Readonly<Record<Step, (story: Story) => Promise<unknown>>> = {
  pay: async (story) => {
    story.paid ??= provider.pay(story.txRef);
  },
  look: ({ txRef }) => look(txRef),
  webhook: async ({ paid }) => paid && deliver(webhookOf(paid)),
  replayed: async ({ paid }) => paid && Promise.all(Array.from({ length: 10 }, () => deliver(webhookOf(paid)))),
  "stored only": async ({ paid }) =>
    paid && receiveWebhook(sent(webhookOf(paid, { narration: String(Math.random()) }))),
  "half written": writeHalf,
  job: async () => {
    pass(minutes(1));
    await askAfterPendingOrders();
  },
  events: () => processDueEvents(),
  forged: ({ txRef, paid }) => {
    const event = webhookOf(paid ?? { id: 1, tx_ref: txRef, amount: 3_000, currency: "RWF", status: "successful" });
    return codeOf(deliver({ ...event, hash: "guess" }));
  },
  invented: ({ txRef }) =>
    deliver(webhookOf({ id: 7, tx_ref: txRef, amount: 3_000, currency: "RWF", status: "successful" })),
  "too little": (story) => attempt(story, { amount: 100 }),
  "wrong currency": (story) => attempt(story, { currency: "USD" }),
  "failed attempt": (story) => attempt(story, { status: "failed" }),
  "other reference": async ({ other, paid }) => paid && deliver(webhookOf(paid, { tx_ref: other })),
  "another order": ({ actor }) => codeOf(anOrder(actor)),
  "provider down": async ({ txRef }) => {
    provider.mode = "broken";
    await look(txRef);
    provider.mode = "up";
  },
  "a day passes": async () => pass(hours(25)),
};

/** What the machine does by itself sooner or later, and then what must be so. */
async function expectOneActivation({ actor, txRef, other, paid }: Story): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    pass(hours(2));
    await processDueEvents();
    await askAfterPendingOrders();
  }
  // Only a person's look or a webhook finds what was paid after a day in which nobody paid.
  if (paid) await look(txRef);
  const kinds = await ledgerOf(txRef);
  const count = (kind: string) => kinds.filter((known) => known === kind).length;
  expect([count("payment"), count("activation")]).toEqual(paid ? [1, 1] : [0, 0]);
  expect(await ledgerOf(other)).not.toContain("payment");
  const db = await database();
  const bought = and(eq(activities.accountId, actor.accountId), eq(activities.type, "subscription"));
  expect(await db.$count(activities, bought)).toBe(paid ? 1 : 0);
  const [standing] = await db.select().from(subscriptions).where(eq(subscriptions.accountId, actor.accountId));
  const term = Number(standing?.expiresAt) - Number(standing?.startedAt);
  if (paid) expect(term).toBe(days(30));
}

describe("any interleaving", () => {
  it("leaves exactly one activation for a real payment and none for another", async () => {
    const admin = await anActor({ role: "ADMIN" });
    let received = 0;
    const story = fc.array(fc.array(fc.constantFrom(...steps), { minLength: 1, maxLength: 5 }), { maxLength: 7 });
    await fc.assert(
      fc.asyncProperty(story, async (groups) => {
        const actor = await anActor();
        const told: Story = { actor, txRef: await anOrder(actor), other: await anOrder(await anActor()) };
        for (const group of groups) await Promise.all(group.map((step) => acts[step](told)));
        await expectOneActivation(told);
        if (told.paid) received += told.paid.amount;
        expect((await getBalance(admin)).totalBalance).toBe(received);
      }),
      { numRuns: 40 },
    );
  }, 240_000);
});
