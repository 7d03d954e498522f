import { describe, expect, it } from "vitest";
import { transact } from "@/db";
import { days, now } from "@/lib/core/clock";
import { getSubscriptionInfo, listTiers } from "@/lib/subscriptions/queries";
import { spendPlanQuota } from "@/lib/subscriptions/quota/service";
import { renewFreeTier } from "@/lib/subscriptions/service";
import { again, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { codeOf } from "@/tests/support/plans";

useFreshDatabase();

async function tierNamed(name: string): Promise<number> {
  return (await listTiers()).find((tier) => tier.name === name)?.id ?? 0;
}

function inDays(count: number): Date {
  return new Date(now().getTime() + days(count));
}

describe("renewing the free tier", () => {
  it("is refused while days and plans are left", async () => {
    const actor = await anActor({ expiresAt: inDays(30) });
    await expect(renewFreeTier(actor, await tierNamed("Free"))).rejects.toMatchObject({
      code: "renewal_refused",
      details: { values: { count: 5, date: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/) } },
    });
  });

  it("adds a year near its end, once for two presses, and brings no plans", async () => {
    const actor = await anActor({ expiresAt: inDays(3), plansLeft: 1 });
    const free = await tierNamed("Free");
    const codes = await Promise.all([codeOf(renewFreeTier(actor, free)), codeOf(renewFreeTier(actor, free))]);
    expect(codes.sort()).toEqual(["none", "renewal_refused"]);
    const info = await getSubscriptionInfo(await again(actor));
    expect(info).toMatchObject({ active: true, lessonPlansRemaining: 1 });
    expect(new Date(info.expiryDate).getTime()).toBeCloseTo(inDays(368).getTime(), -5);
  });

  it("brings back whose subscription has ended, whatever it was", async () => {
    const actor = await anActor({ tier: "Standard", expiresAt: inDays(-2) });
    await renewFreeTier(actor, await tierNamed("Free"));
    const later = await again(actor);
    expect(await getSubscriptionInfo(later)).toMatchObject({ active: true, tierName: "Free", lessonPlansRemaining: 5 });
    expect(await codeOf(transact((tx) => spendPlanQuota(tx, later)))).toBe("none");
  });

  it("neither replaces a live paid tier nor gives a paid one away", async () => {
    const actor = await anActor({ tier: "Standard", expiresAt: inDays(3), plansLeft: 0 });
    expect(await codeOf(renewFreeTier(actor, await tierNamed("Free")))).toBe("renewal_refused");
    expect(await codeOf(renewFreeTier(actor, await tierNamed("Standard")))).toBe("payment_required");
    expect(await codeOf(renewFreeTier(actor, 999_999))).toBe("payment_required");
  });
});
