import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "@/db";
import { accounts, planBundles, referralRewards, referrals } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { activityFilters } from "@/lib/activity/schema";
import { listNotifications } from "@/lib/notifications/queries";
import { listTimeline } from "@/lib/notifications/timeline/queries";
import { listReferredBy, listTopReferrers } from "@/lib/referrals/queries";
import { nameReferrer, recordInvitation } from "@/lib/referrals/service";
import { getSubscriptionInfo } from "@/lib/subscriptions/queries";
import { again, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aSavedPlan, codeOf } from "@/tests/support/plans";

useFreshDatabase();

async function aPair(): Promise<{ newcomer: Actor; referrer: Actor }> {
  const [referrer, newcomer] = [await anActor(), await anActor({ fullName: "Ingabire Alice" })];
  await nameReferrer({ email: newcomer.email, referredByEmail: referrer.email });
  return { newcomer, referrer };
}

async function gifts(actor: Actor): Promise<number[]> {
  const rows = await (await database()).select().from(planBundles).where(eq(planBundles.accountId, actor.accountId));
  return rows.map(({ plans, source }) => (source === "referral" ? plans : -1));
}

async function told(actor: Actor): Promise<string[]> {
  const { items } = await listNotifications(actor, { locale: "en" });
  return items.map(({ message }) => message);
}

async function setReward(plans: number): Promise<void> {
  await (await database()).update(referralRewards).set({ plans });
}

describe("the reward of a referral", () => {
  it("comes with the newcomer's first plan, for both, and tells both", async () => {
    const { newcomer, referrer } = await aPair();
    const before = (await getSubscriptionInfo(referrer)).lessonPlansRemaining;
    expect(await gifts(referrer)).toEqual([]);
    await aSavedPlan(newcomer);
    expect([await gifts(newcomer), await gifts(referrer)]).toEqual([[2], [2]]);
    expect((await getSubscriptionInfo(await again(referrer))).lessonPlansRemaining).toBe(before + 2);
    expect(await told(referrer)).toEqual(["Ingabire Alice has made a first plan. You both receive 2 extra plans."]);
    expect((await told(newcomer))[0]).toContain("you and the colleague who invited you receive 2 extra plans");
  });

  it("comes once, however many plans are made at once", async () => {
    const { newcomer, referrer } = await aPair();
    await Promise.all([1, 2, 3, 4, 5].map(() => aSavedPlan(newcomer)));
    await aSavedPlan(newcomer);
    expect([await gifts(newcomer), await gifts(referrer)]).toEqual([[2], [2]]);
  });

  it("is what the row says, and nothing when that is 0", async () => {
    await setReward(0);
    const off = await aPair();
    await aSavedPlan(off.newcomer);
    expect([await gifts(off.newcomer), await told(off.referrer)]).toEqual([[], []]);
    await setReward(3);
    const { newcomer } = await aPair();
    await aSavedPlan(newcomer);
    expect(await gifts(newcomer)).toEqual([3]);
    await setReward(2);
  });

  it("is not given for nobody, nor to a locked, deleted or unverified referrer", async () => {
    const db = await database();
    const alone = await anActor();
    await nameReferrer({ email: alone.email, referredByEmail: "nobody@example.rw" });
    await aSavedPlan(alone);
    expect(await gifts(alone)).toEqual([]);
    for (const state of [{ lockedAt: new Date() }, { deletedAt: new Date() }, { verifiedAt: null }]) {
      const { newcomer, referrer } = await aPair();
      await db.update(accounts).set(state).where(eq(accounts.id, referrer.accountId));
      await aSavedPlan(newcomer);
      expect([await gifts(newcomer), await gifts(referrer)]).toEqual([[], []]);
    }
  });
});

describe("rings", () => {
  it("are refused, also at once, also long ones; so is one's own mailbox", async () => {
    const [a, b, c] = [await anActor(), await anActor(), await anActor()];
    const tag = `${a.email.split("@")[0]}+me@example.rw`;
    expect(await codeOf(nameReferrer({ email: a.email, referredByEmail: tag }))).toBe("invalid_input");
    await nameReferrer({ email: a.email, referredByEmail: b.email });
    await nameReferrer({ email: b.email, referredByEmail: c.email });
    await nameReferrer({ email: c.email, referredByEmail: a.email });
    const named = await (await database()).select().from(referrals);
    expect(named.filter(({ accountId }) => accountId === c.accountId)).toEqual([]);
    const [d, e] = [await anActor(), await anActor()];
    await Promise.all([
      nameReferrer({ email: d.email, referredByEmail: e.email }),
      nameReferrer({ email: e.email, referredByEmail: d.email }),
    ]);
    const pair = await (await database()).select().from(referrals);
    expect(pair.filter(({ accountId }) => [d.accountId, e.accountId].includes(accountId))).toHaveLength(1);
  });
});

describe("the reports", () => {
  it("are the administrators' alone", async () => {
    const actor = await anActor({ role: "TEACHER" });
    expect(await codeOf(listTopReferrers(actor, 10))).toBe("forbidden");
    expect(await codeOf(listReferredBy(actor, actor.email))).toBe("forbidden");
  });

  it("count who brought whom, the most first, and list them", async () => {
    const [admin, best] = [await anActor({ role: "ADMIN" }), await anActor()];
    const brought = [];
    for (let number = 0; number < 3; number += 1) brought.push(await anActor());
    for (const { email } of brought) await nameReferrer({ email, referredByEmail: best.email });
    const top = await listTopReferrers(admin, 2);
    expect(top[0]).toEqual({ email: best.email, count: 3 });
    expect(top).toHaveLength(2);
    const listed = await listReferredBy(admin, ` ${best.email.toUpperCase()} `);
    expect(listed.map(({ id }) => id)).toEqual(brought.map(({ accountId }) => accountId).reverse());
    expect(listed[0]).toMatchObject({ verified: true });
  });
});

describe("an invitation", () => {
  it("that is handed on stands in the timeline once an hour", async () => {
    const actor = await anActor();
    await recordInvitation(actor, "Invitation");
    await recordInvitation(actor, "Invitation");
    const { items } = await listTimeline(actor, { ...activityFilters.parse({}), locale: "en" });
    expect(items.map(({ type, title }) => [type, title])).toEqual([["share", "Invitation"]]);
  });
});
