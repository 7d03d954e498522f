import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db";
import { auditLog, notifications, tierGrants } from "@/db/schema";
import { assignUserTier, changeRole } from "@/lib/administration/service";
import type { Actor } from "@/lib/core/actor";
import { days } from "@/lib/core/clock";
import { getSubscriptionInfo, getTier } from "@/lib/subscriptions/queries";
import { createTier, updateTier } from "@/lib/subscriptions/tiers/service";
import { again, anActor, anew } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { tierNamed } from "@/tests/support/payments";
import { codeOf } from "@/tests/support/plans";

useFreshDatabase();
let first: Actor;
let second: Actor;
let school = 0;

beforeAll(async () => {
  first = await anActor({ role: "ADMIN" });
  second = await anActor({ role: "ADMIN" });
  school = await tierNamed("School");
});

async function tierOf(actor: Actor): Promise<string | null> {
  return (await getSubscriptionInfo(await again(actor))).tierName;
}

describe("a tier above the sum for one administrator, given to an account", () => {
  it("waits after the first administrator and is there after the other, who hears of it", async () => {
    const friend = await anActor();
    expect(await assignUserTier(first, friend.accountId, school)).toBe("waiting");
    expect(await tierOf(friend)).toBe("Free");
    const db = await database();
    const told = await db.select().from(notifications).where(eq(notifications.kind, "tierToSecond"));
    expect(told).toMatchObject([{ accountId: second.accountId, params: { by: first.email, email: friend.email } }]);
    expect(await assignUserTier(second, friend.accountId, school)).toBe("confirmed");
    expect(await tierOf(friend)).toBe("School");
    const acts = await db.select().from(auditLog).where(eq(auditLog.subjectId, friend.accountId));
    expect(acts.map(({ act, actorId }) => [act, actorId])).toEqual([
      ["tierSeconded", first.accountId],
      ["tierAssigned", second.accountId],
    ]);
    // Each gift takes two again.
    expect(await assignUserTier(second, friend.accountId, school)).toBe("waiting");
  });

  it("is not given by one administrator, however often and at once, nor to the own account", async () => {
    const friend = await anActor();
    const many = Array.from({ length: 8 }, () => assignUserTier(first, friend.accountId, school));
    expect(new Set(await Promise.all(many))).toEqual(new Set(["waiting"]));
    expect(await tierOf(friend)).toBe("Free");
    expect(await codeOf(assignUserTier(first, first.accountId, school))).toBe("tier_second_needed");
    expect(await assignUserTier(second, first.accountId, school)).toBe("alone");
    expect(await codeOf(assignUserTier(first, first.accountId, school))).toBe("tier_second_needed");
    expect(await tierOf(first)).toBe("Free");
  });

  it("is given once when two give it many times at once", async () => {
    const friend = await anActor();
    const both = Array.from({ length: 2 }, (_, at) =>
      assignUserTier(at % 2 ? first : second, friend.accountId, school),
    );
    expect((await Promise.all(both)).sort()).toEqual(["confirmed", "waiting"]);
    const db = await database();
    expect(await db.$count(tierGrants, eq(tierGrants.accountId, friend.accountId))).toBe(0);
  });

  it("is not given by two of whom one made the other, nor by two who give different tiers", async () => {
    const [friend, puppet] = [await anActor(), await anActor()];
    await changeRole(first, puppet.accountId, "ADMIN");
    expect(await assignUserTier(first, friend.accountId, school)).toBe("waiting");
    expect(await codeOf(assignUserTier(await anew(puppet), friend.accountId, school))).toBe("tier_second_needed");
    await changeRole(second, puppet.accountId, "USER");
    expect(await assignUserTier(second, friend.accountId, await tierNamed("Standard"))).toBe("confirmed");
    expect(await assignUserTier(second, friend.accountId, school)).toBe("waiting");
    expect(await tierOf(friend)).toBe("Standard");
  });

  it("is not given by a chain of administrators whom one has made", async () => {
    const [friend, puppet, theirs] = [await anActor(), await anActor(), await anActor()];
    await changeRole(first, puppet.accountId, "ADMIN");
    await changeRole(await anew(puppet), theirs.accountId, "ADMIN");
    const givenBy = async (actor: Actor) => codeOf(assignUserTier(await anew(actor), friend.accountId, school));
    expect(await givenBy(theirs)).toBe("tier_second_needed");
    expect(await givenBy(first)).toBe("none");
    expect(await givenBy(theirs)).toBe("tier_second_needed");
    expect(await tierOf(friend)).toBe("Free");
    for (const { accountId } of [puppet, theirs]) await changeRole(second, accountId, "USER");
  });

  it("is not given alone by who lowers its price for a moment", async () => {
    const friend = await anActor();
    const { id: _id, active: _active, ...tier } = await getTier(await database(), school);
    await updateTier(first, school, { ...tier, price: 80_000 });
    expect(await assignUserTier(first, friend.accountId, school)).toBe("waiting");
    await updateTier(first, school, tier);
    expect(await tierOf(friend)).toBe("Free");
  });

  it("is not given alone as a tier made for it, dear enough to be made by one", async () => {
    const friend = await anActor();
    const numbers = { price: 90_000, lessonPlansPerMonth: 1_000, maxUsers: 1, durationDays: 365 };
    const { id } = await createTier(first, { name: "Gift", description: "For a friend", ...numbers, active: false });
    expect(await assignUserTier(first, friend.accountId, id)).toBe("waiting");
    const small = { price: 100, lessonPlansPerMonth: 4, maxUsers: 1, durationDays: 7 };
    const trial = await createTier(first, { name: "Trial", description: "For a week", ...small });
    expect(await assignUserTier(first, friend.accountId, trial.id)).toBe("confirmed");
  });

  it("waits for a month, and its first administrator hears when a colleague gives something else instead", async () => {
    const [friend, other] = [await anActor(), await anActor()];
    const db = await database();
    expect(await assignUserTier(first, friend.accountId, school)).toBe("waiting");
    const earlier = { firstAt: new Date(Date.now() - days(31)) };
    await db.update(tierGrants).set(earlier).where(eq(tierGrants.accountId, friend.accountId));
    expect(await assignUserTier(second, friend.accountId, school)).toBe("waiting");
    expect(await assignUserTier(second, other.accountId, school)).toBe("waiting");
    expect(await assignUserTier(first, other.accountId, await tierNamed("Standard"))).toBe("confirmed");
    const mine = and(eq(notifications.kind, "tierReplaced"), eq(notifications.accountId, second.accountId));
    const told = await db.select().from(notifications).where(mine);
    const params = { by: first.email, email: other.email, item: "Standard", former: "School" };
    expect(told).toMatchObject([{ accountId: second.accountId, params }]);
  });

  it("waits for another where there is only one administrator", async () => {
    const friend = await anActor();
    await changeRole(first, second.accountId, "USER");
    expect(await assignUserTier(first, friend.accountId, school)).toBe("alone");
    expect(await tierOf(friend)).toBe("Free");
  });
});
