import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { database, transact } from "@/db";
import type { Actor } from "@/lib/core/actor";
import { days, now } from "@/lib/core/clock";
import { getProduct, getSubscriptionInfo, listTiers } from "@/lib/subscriptions/queries";
import { spendPlanQuota } from "@/lib/subscriptions/quota/service";
import { addBundlePlans, applyPurchase, assertMayBuy, assignTier } from "@/lib/subscriptions/service";
import { actAs } from "@/lib/web/system";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { codeOf } from "@/tests/support/plans";

useFreshDatabase();

// Only the clock is ours: the embedded engine's own waiting goes on.
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-03-10T08:00:00Z") }));
afterEach(() => vi.useRealTimers());

async function tierNamed(name: string): Promise<number> {
  return (await listTiers()).find((tier) => tier.name === name)?.id ?? 0;
}

function inDays(count: number): Date {
  return new Date(now().getTime() + days(count));
}

async function buy(actor: Actor, tier: string): Promise<void> {
  const tierId = await tierNamed(tier);
  await transact((tx) => applyPurchase(tx, { accountId: actor.accountId, tierId, paidAt: now() }));
}

async function buyBundle(actor: Actor): Promise<void> {
  await transact((tx) => applyPurchase(tx, { accountId: actor.accountId, bundle: true, paidAt: now() }));
}

/** As seen later, when the sessions of the tests have long ended. */
async function infoOf(actor: Actor) {
  return getSubscriptionInfo(await actAs(actor.accountId));
}

function spend(actor: Actor): Promise<string> {
  return codeOf(transact((tx) => spendPlanQuota(tx, actor)));
}

describe("a bundle", () => {
  it("adds 10 plans that end with the running month", async () => {
    const actor = await anActor({ plansLeft: 2 });
    await buyBundle(actor);
    const info = await infoOf(actor);
    expect(info).toMatchObject({ lessonPlansRemaining: 12, bundlePlansRemaining: 10, lessonPlansPerMonth: 5 });
    expect(info.bundleExpiryDate).toBe(info.nextMonthDate);
    vi.setSystemTime(new Date(info.nextMonthDate));
    expect(await infoOf(actor)).toMatchObject({ lessonPlansRemaining: 5 });
  });

  it("is not sold to whom it would be no use", async () => {
    const ended = await anActor({ expiresAt: inDays(-1) });
    expect(await codeOf(assertMayBuy(ended.accountId, { bundle: true }))).toBe("subscription_expired");
    expect(await codeOf(assertMayBuy((await anActor()).accountId, { bundle: true }))).toBe("none");
  });

  it("of which some end sooner than the month is spent before the month, and those that end later after it", async () => {
    const actor = await anActor({ plansLeft: 1 });
    const { accountId } = actor;
    await transact((tx) => addBundlePlans(tx, { accountId, plans: 1, source: "referral", until: inDays(60) }));
    await transact((tx) => addBundlePlans(tx, { accountId, plans: 1, source: "carried", until: inDays(2) }));
    const units = [];
    for (let time = 0; time < 3; time += 1) units.push(await transact((tx) => spendPlanQuota(tx, actor)));
    const [first, second, third] = units;
    expect([first?.quotaPeriodStart, third?.quotaPeriodStart]).toEqual([null, null]);
    expect(second?.quotaBundleId).toBeNull();
    expect(third?.quotaBundleId).toBeLessThan(first?.quotaBundleId ?? 0);
    expect(await spend(actor)).toBe("plan_limit");
  });
});

describe("what is on sale", () => {
  it("has its price from the rows, and nothing else is", async () => {
    const db = await database();
    expect(await getProduct(db, { bundle: true })).toMatchObject({ plans: 10, price: 1_500 });
    expect(await getProduct(db, { tierId: await tierNamed("Premium") })).toMatchObject({
      name: "Premium",
      price: 8_000,
    });
    expect(await codeOf(getProduct(db, { tierId: 999_999 }))).toBe("tier_not_found");
  });
});

describe("renewing what is paid for", () => {
  it("is refused while more than 7 days and some plans remain", async () => {
    const actor = await anActor({ tier: "Standard", expiresAt: inDays(8), plansLeft: 3 });
    const tierId = await tierNamed("Standard");
    await expect(assertMayBuy(actor.accountId, { tierId })).rejects.toMatchObject({
      code: "renewal_refused",
      details: { values: { count: 3, date: "18/03/2027" } },
    });
    expect(await codeOf(assertMayBuy(actor.accountId, { tierId: await tierNamed("Premium") }))).toBe("none");
  });

  it("adds its days to what is left and keeps the plans of the month", async () => {
    const actor = await anActor({ tier: "Standard", expiresAt: inDays(6), plansLeft: 4 });
    expect(await codeOf(assertMayBuy(actor.accountId, { tierId: await tierNamed("Standard") }))).toBe("none");
    await buy(actor, "Standard");
    expect(await infoOf(actor)).toMatchObject({ lessonPlansRemaining: 4, expiryDate: inDays(36).toISOString() });
  });

  it("with nothing left brings the plans at once, and a month's plans only once", async () => {
    const actor = await anActor({ tier: "Standard", expiresAt: inDays(27), plansLeft: 0 });
    await buy(actor, "Standard");
    const info = await infoOf(actor);
    expect(info).toMatchObject({ lessonPlansRemaining: 30, expiryDate: inDays(57).toISOString() });
    vi.setSystemTime(new Date(info.nextMonthDate));
    expect(await infoOf(actor)).toMatchObject({ lessonPlansRemaining: 30, bundlePlansRemaining: 30 });
  });

  it("after the end starts a new month", async () => {
    const actor = await anActor({ tier: "Standard", expiresAt: inDays(-3), plansLeft: 0 });
    await buy(actor, "Standard");
    const expected = { lessonPlansRemaining: 30, startDate: now().toISOString(), expiryDate: inDays(30).toISOString() };
    expect(await infoOf(actor)).toMatchObject(expected);
  });

  it("twice adds its days twice", async () => {
    const actor = await anActor({ tier: "Standard", expiresAt: inDays(2) });
    await Promise.all([buy(actor, "Standard"), buy(actor, "Standard")]);
    expect(await infoOf(actor)).toMatchObject({ expiryDate: inDays(62).toISOString() });
  });
});

describe("another tier", () => {
  it("starts at once and keeps what was left of the old one until its end", async () => {
    const actor = await anActor({ tier: "Standard", expiresAt: inDays(20), plansLeft: 12 });
    const oldEnd = inDays(20);
    await buy(actor, "Premium");
    const info = await infoOf(actor);
    expect(info).toMatchObject({ tierName: "Premium", lessonPlansRemaining: 112, bundlePlansRemaining: 12 });
    expect([info.bundleExpiryDate, info.expiryDate]).toEqual([oldEnd.toISOString(), inDays(30).toISOString()]);
    vi.setSystemTime(oldEnd);
    expect(await infoOf(actor)).toMatchObject({ lessonPlansRemaining: 100, bundlePlansRemaining: 0 });
  });

  it("keeps the whole months that were paid ahead, and none of a tier that cost nothing", async () => {
    const paid = await anActor({ tier: "Standard", expiresAt: inDays(57), plansLeft: 10 });
    await buy(paid, "Premium");
    expect(await infoOf(paid)).toMatchObject({ bundlePlansRemaining: 40 });
    const free = await anActor({ expiresAt: inDays(300), plansLeft: 3 });
    await buy(free, "Standard");
    expect(await infoOf(free)).toMatchObject({ bundlePlansRemaining: 3, lessonPlansRemaining: 33 });
  });

  it("can be assigned, also to whom has nothing", async () => {
    const actor = await anActor({ expiresAt: inDays(-1), plansLeft: 0 });
    const tierId = await tierNamed("School");
    await transact((tx) => assignTier(tx, { accountId: actor.accountId, tierId }));
    expect(await infoOf(actor)).toMatchObject({ tierName: "School", lessonPlansRemaining: 1_000, active: true });
    const unknown = transact((tx) => assignTier(tx, { accountId: actor.accountId, tierId: 999_999 }));
    expect(await codeOf(unknown)).toBe("tier_not_found");
  });
});

describe("the end of a subscription", () => {
  it("comes at its very millisecond, for plans and on the screen", async () => {
    const ends = inDays(4);
    const actor = await anActor({ expiresAt: ends });
    vi.setSystemTime(ends.getTime() - 1);
    expect([await spend(actor), (await getSubscriptionInfo(actor)).active]).toEqual(["none", true]);
    vi.setSystemTime(ends);
    expect([await spend(actor), (await getSubscriptionInfo(actor)).active]).toEqual(["subscription_expired", false]);
  });
});
