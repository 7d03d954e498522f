import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "@/db";
import { accounts, planBundles, referralRewards, referrals, rewardedMailboxes } from "@/db/schema";
import { deleteUser } from "@/lib/administration/service";
import { listAudit } from "@/lib/audit/queries";
import { auditFilters } from "@/lib/audit/schema";
import type { Actor } from "@/lib/core/actor";
import { activityFilters } from "@/lib/activity/schema";
import { formerHashes } from "@/lib/core/keys";
import { listNotifications } from "@/lib/notifications/queries";
import { listTimeline } from "@/lib/notifications/timeline/queries";
import { getReward, listReferredBy, listTopReferrers } from "@/lib/referrals/queries";
import { rewardInput } from "@/lib/referrals/reward/schema";
import { changeReward, claimMailbox } from "@/lib/referrals/reward/service";
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
    expect(await told(referrer)).toEqual([
      "A colleague whom you invited has made a first plan. You both receive 2 extra plans.",
    ]);
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
    for (const state of [{ lockedAt: new Date() }, { verifiedAt: null }]) {
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

describe("who would earn again", () => {
  const person = () => `farm${Math.random().toString(36).slice(2)}`;

  it("gets nothing for erasing the account and signing up once more, and neither does who brings them", async () => {
    const [first, second, admin] = [await anActor(), await anActor(), await anActor({ role: "ADMIN" })];
    const email = `${person()}@example.rw`;
    const before = await anActor({ email });
    await nameReferrer({ email, referredByEmail: first.email });
    await aSavedPlan(before);
    expect(await gifts(first)).toEqual([2]);
    await deleteUser(admin, before.accountId);
    for (const referrer of [first, second]) {
      const anew = await anActor({ email });
      await nameReferrer({ email, referredByEmail: referrer.email });
      await aSavedPlan(anew);
      expect(await gifts(anew)).toEqual([]);
      await deleteUser(admin, anew.accountId);
    }
    expect([await gifts(first), await gifts(second)]).toEqual([[2], []]);
  });

  it("gets nothing for other marks of the same address, also at the same moment", async () => {
    const referrer = await anActor();
    const name = person();
    const many = [];
    for (const mark of ["", "+a", "+b"]) many.push(await anActor({ email: `${name}${mark}@example.rw` }));
    for (const { email } of many) await nameReferrer({ email, referredByEmail: referrer.email });
    await Promise.all(many.map((actor) => aSavedPlan(actor)));
    expect(await gifts(referrer)).toEqual([2]);
    expect((await Promise.all(many.map(gifts))).flat()).toEqual([2]);
  });

  it("earns along a chain once for each person brought", async () => {
    const [a, b, c] = [await anActor(), await anActor(), await anActor()];
    await nameReferrer({ email: b.email, referredByEmail: a.email });
    await nameReferrer({ email: c.email, referredByEmail: b.email });
    await aSavedPlan(c);
    expect([await gifts(a), await gifts(b), await gifts(c)]).toEqual([[], [2], [2]]);
    await aSavedPlan(b);
    expect([await gifts(a), await gifts(b), await gifts(c)]).toEqual([[2], [2, 2], [2]]);
  });
});

describe("the number of the reward", () => {
  it("is changed by administrators, who are written down, and by nobody else", async () => {
    const admin = await anActor({ role: "ADMIN" });
    await changeReward(admin, 0);
    expect(await getReward()).toBe(0);
    await changeReward(admin, 2);
    const { items } = await listAudit(admin, auditFilters.parse({ act: "settingChanged" }));
    expect(items.map(({ details }) => details)).toEqual([
      { name: "referralReward", value: "2" },
      { name: "referralReward", value: "0" },
    ]);
    expect(await codeOf(changeReward(await anActor({ role: "TEACHER" }), 9))).toBe("forbidden");
    expect(await getReward()).toBe(2);
  });

  it("is whole, 0 at least, and not without bounds", () => {
    expect(rewardInput.parse({ plans: "0" })).toEqual({ plans: 0 });
    for (const plans of ["", "-1", "1.5", "1001", "many", null])
      expect(rewardInput.safeParse({ plans }).success).toBe(false);
  });
});

describe("a mailbox that was rewarded", () => {
  it("is known after the server's keys have changed", async () => {
    const db = await database();
    const [former, rotated] = ["former@school.rw", "rotated@school.rw"];
    const [oldest = ""] = formerHashes(`reward:${former}`);
    await db.insert(rewardedMailboxes).values({ mailbox: oldest });
    expect(await claimMailbox(db, { email: former, referrer: "referrer@example.rw" })).toBe(false);
    expect(await claimMailbox(db, { email: rotated, referrer: "referrer@example.rw" })).toBe(true);
    expect(await claimMailbox(db, { email: rotated, referrer: "referrer@example.rw" })).toBe(false);
  });
});
