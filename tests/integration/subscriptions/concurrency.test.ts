import { eq } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { database, transact } from "@/db";
import { planBundles, plans } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { days, now } from "@/lib/core/clock";
import { copyPlan } from "@/lib/plans/service";
import { getSubscriptionInfo } from "@/lib/subscriptions/queries";
import { giveBackPlanQuota, spendPlanQuota } from "@/lib/subscriptions/quota/service";
import { addBundlePlans } from "@/lib/subscriptions/service";
import { again, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aSavedPlan, codeOf } from "@/tests/support/plans";

useFreshDatabase();

function inDays(count: number): Date {
  return new Date(now().getTime() + days(count));
}

/** Ten plans: 4 of the month, 3 of a bundle that ends before it, 3 of one that ends after it. */
async function withTenLeft(): Promise<Actor> {
  const actor = await anActor({ plansLeft: 4 });
  const { accountId } = actor;
  await transact((tx) => addBundlePlans(tx, { accountId, plans: 3, source: "carried", until: inDays(5) }));
  await transact((tx) => addBundlePlans(tx, { accountId, plans: 3, source: "purchase", until: inDays(50) }));
  return actor;
}

describe("200 creations at once", () => {
  it("make exactly 10 plans of the 10 that are left", async () => {
    const actor = await withTenLeft();
    const original = await aSavedPlan(actor);
    const copies = Array.from({ length: 200 }, () => codeOf(copyPlan(actor, { kind: "reb", id: original })));
    const codes = await Promise.all(copies);
    expect(codes.filter((code) => code === "none")).toHaveLength(10);
    expect(codes.filter((code) => code === "plan_limit")).toHaveLength(190);
    expect(await (await database()).$count(plans, eq(plans.ownerId, actor.accountId))).toBe(11);
    expect(await getSubscriptionInfo(await again(actor))).toMatchObject({ lessonPlansRemaining: 0 });
  });
});

describe("spending and giving back", () => {
  it("in any order leaves what was there, less what was kept", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 24 }), async (steps) => {
        const actor = await withTenLeft();
        const held: Awaited<ReturnType<typeof spendPlanQuota>>[] = [];
        for (const spends of steps) {
          if (!spends) {
            const unit = held.pop();
            if (unit) await transact((tx) => giveBackPlanQuota(tx, actor.accountId, unit));
          } else if (held.length < 10) held.push(await transact((tx) => spendPlanQuota(tx, actor)));
          else expect(await codeOf(transact((tx) => spendPlanQuota(tx, actor)))).toBe("plan_limit");
        }
        const later = await anew(actor);
        expect(later.lessonPlansRemaining).toBe(10 - held.length);
      }),
      { numRuns: 15 },
    );
  });

  it("at once neither loses nor makes a plan", async () => {
    const actor = await withTenLeft();
    const { accountId } = actor;
    const work = Array.from({ length: 60 }, async (_none, at) => {
      const unit = await transact((tx) => spendPlanQuota(tx, actor)).catch(() => null);
      if (unit && at % 2 === 0) await transact((tx) => giveBackPlanQuota(tx, accountId, unit));
      return unit && at % 2 === 1 ? 1 : 0;
    });
    const kept = (await Promise.all(work)).reduce<number>((sum, one) => sum + one, 0);
    expect((await anew(actor)).lessonPlansRemaining).toBe(10 - kept);
    const bundles = await (await database()).select().from(planBundles).where(eq(planBundles.accountId, accountId));
    for (const { used, plans: all } of bundles) expect(used).toBeLessThanOrEqual(all);
  });
});

/** What a fresh look says: spending alone, without its plan, changes no revision. */
async function anew(actor: Actor) {
  const { accountId } = actor;
  await transact((tx) => addBundlePlans(tx, { accountId, plans: 1, source: "referral", until: inDays(-1) }));
  return getSubscriptionInfo(await again(actor));
}
