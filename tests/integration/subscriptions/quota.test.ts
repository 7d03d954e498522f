import { describe, expect, it } from "vitest";
import { database, transact } from "@/db";
import { days, now } from "@/lib/core/clock";
import { getSubscriptionInfo } from "@/lib/subscriptions/queries";
import { assertSubscribed, giveBackPlanQuota, spendPlanQuota } from "@/lib/subscriptions/quota/service";
import { again, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { codeOf } from "@/tests/support/plans";

useFreshDatabase();

describe("the quota", () => {
  it("lets of 30 at once exactly the 5 through that are left", async () => {
    const actor = await anActor({ plansLeft: 5 });
    const tries = Array.from({ length: 30 }, () => codeOf(transact((tx) => spendPlanQuota(tx, actor))));
    const codes = await Promise.all(tries);
    expect(codes.filter((code) => code === "none")).toHaveLength(5);
    expect(codes.filter((code) => code === "plan_limit")).toHaveLength(25);
  });

  it("lets the first 5 of a month through when nothing was spent yet", async () => {
    const actor = await anActor();
    const codes = await Promise.all(
      Array.from({ length: 12 }, () => codeOf(transact((tx) => spendPlanQuota(tx, actor)))),
    );
    expect(codes.filter((code) => code === "none")).toHaveLength(5);
  });

  it("is not spent when the transaction around it fails", async () => {
    const actor = await anActor({ plansLeft: 1 });
    const failing = transact(async (tx) => {
      await spendPlanQuota(tx, actor);
      throw new Error("after spending");
    });
    await expect(failing).rejects.toThrow("after spending");
    expect(await codeOf(transact((tx) => spendPlanQuota(tx, actor)))).toBe("none");
  });

  it("never counts below zero when more is given back than was spent", async () => {
    const actor = await anActor({ plansLeft: 4 });
    const unit = await transact((tx) => spendPlanQuota(tx, actor));
    for (let time = 0; time < 4; time += 1) await transact((tx) => giveBackPlanQuota(tx, actor.accountId, unit));
    expect(await getSubscriptionInfo(await again(actor))).toMatchObject({ lessonPlansRemaining: 5 });
  });

  it("ends with the subscription, for plans and downloads alike", async () => {
    const actor = await anActor({ expiresAt: new Date(now().getTime() - days(1)) });
    expect(await codeOf(transact((tx) => spendPlanQuota(tx, actor)))).toBe("subscription_expired");
    expect(await codeOf(assertSubscribed(await database(), actor))).toBe("subscription_expired");
    expect(await getSubscriptionInfo(actor)).toMatchObject({
      active: false,
      tierName: "Free",
      lessonPlansRemaining: 0,
    });
  });
});
