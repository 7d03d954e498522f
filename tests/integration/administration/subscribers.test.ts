import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "@/db";
import { subscriptions } from "@/db/schema";
import { countTiers, listSubscribers } from "@/lib/administration/subscribers/queries";
import { subscriberFilters } from "@/lib/administration/subscribers/schema";
import { days, now } from "@/lib/core/clock";
import { anActor } from "../../support/actors";
import { useFreshDatabase } from "../../support/database";

useFreshDatabase();

function inDays(count: number): Date {
  return new Date(now().getTime() + days(count));
}

describe("the subscribers", () => {
  it("are counted by tier and told by their status", async () => {
    const admin = await anActor({ role: "ADMIN", email: "admin@sub.rw" });
    await anActor({ tier: "Premium", expiresAt: inDays(20.5), email: "active@sub.rw", plansLeft: 90 });
    await anActor({ tier: "Standard", expiresAt: inDays(6.5), email: "soon@sub.rw" });
    await anActor({ tier: "Standard", expiresAt: inDays(-1.5), email: "over@sub.rw" });
    const none = await anActor({ email: "none@sub.rw" });
    const db = await database();
    await db.delete(subscriptions).where(eq(subscriptions.accountId, none.accountId));
    const counts = await countTiers(admin);
    expect(counts.map(({ name, count }) => [name, count])).toEqual([
      ["Free", 1],
      ["Standard", 2],
      ["Premium", 1],
      ["School", 0],
      [null, 1],
    ]);
    const emails = async (query: Record<string, unknown>) =>
      (await listSubscribers(admin, subscriberFilters.parse(query))).items.map(({ email }) => email);
    expect(await emails({ status: "active" })).toEqual(["active@sub.rw", "admin@sub.rw"]);
    expect(await emails({ status: "expiring" })).toEqual(["soon@sub.rw"]);
    expect(await emails({ status: "expired" })).toEqual(["over@sub.rw"]);
    expect(await emails({ status: "no-tier" })).toEqual(["none@sub.rw"]);
    expect(await emails({ tier: "0" })).toEqual(["none@sub.rw"]);
    expect(await emails({ tier: counts[1]?.id, search: "SOON" })).toEqual(["soon@sub.rw"]);
    const { items, totalItems } = await listSubscribers(admin, subscriberFilters.parse({}));
    expect(totalItems).toBe(5);
    expect(items.find(({ email }) => email === "active@sub.rw")).toMatchObject({
      tier: "Premium",
      monthly: 100,
      daysUntilExpiry: 21,
      status: "active",
      usage: { used: 10, ofMonth: 90, ofBundles: 0, left: 90 },
    });
    expect(items.find(({ email }) => email === "over@sub.rw")?.daysUntilExpiry).toBe(-2);
  });

  it("are for administrators alone", async () => {
    const teacher = await anActor({ role: "TEACHER" });
    const refused = { code: "forbidden" };
    await expect(listSubscribers(teacher, subscriberFilters.parse({}))).rejects.toMatchObject(refused);
    await expect(countTiers(teacher)).rejects.toMatchObject(refused);
  });
});
