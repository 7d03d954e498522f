import { describe, expect, it } from "vitest";
import { getBundleOffer, getSubscriptionInfo, getTierFor, listTiers } from "@/lib/subscriptions/queries";
import { tierInput } from "@/lib/subscriptions/tiers/schema";
import { createTier, deleteTier, updateBundleOffer, updateTier } from "@/lib/subscriptions/tiers/service";
import { again, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { codeOf } from "@/tests/support/plans";

useFreshDatabase();

function aTier(given: Record<string, unknown> = {}) {
  const plain = { description: "For tests", price: 3_000, lessonPlansPerMonth: 12, maxUsers: 1, durationDays: 30 };
  return tierInput.parse({ name: `Tier ${Math.random()}`, ...plain, ...given });
}

describe("a tier", () => {
  it("is changed by administrators alone", async () => {
    const teacher = await anActor({ role: "TEACHER" });
    const [tier] = await listTiers();
    const id = tier?.id ?? 0;
    const refused = [createTier(teacher, aTier()), updateTier(teacher, id, aTier()), deleteTier(teacher, id)];
    for (const work of [...refused, updateBundleOffer(teacher, { plans: 1_000, price: 1 })])
      expect(await codeOf(work)).toBe("forbidden");
  });

  it("has a name of its own", async () => {
    const admin = await anActor({ role: "ADMIN" });
    const tier = await createTier(admin, aTier());
    await expect(createTier(admin, aTier({ name: tier.name }))).rejects.toMatchObject({
      details: { fields: { name: "tierNameTaken" } },
    });
    expect(await codeOf(updateTier(admin, tier.id, aTier({ name: "Free" })))).toBe("invalid_input");
    expect(await codeOf(updateTier(admin, 999_999, aTier()))).toBe("tier_not_found");
  });

  it("gives its new monthly number at once to those who have it", async () => {
    const admin = await anActor({ role: "ADMIN" });
    const tier = await createTier(admin, aTier());
    const actor = await anActor({ tier: tier.name, plansLeft: 10 });
    expect(await getSubscriptionInfo(actor)).toMatchObject({ lessonPlansRemaining: 10 });
    await updateTier(admin, tier.id, aTier({ name: tier.name, lessonPlansPerMonth: 20 }));
    expect(await getSubscriptionInfo(await again(actor))).toMatchObject({ lessonPlansRemaining: 18 });
    await updateTier(admin, tier.id, aTier({ name: tier.name, lessonPlansPerMonth: 1 }));
    expect(await getSubscriptionInfo(await again(actor))).toMatchObject({ lessonPlansRemaining: 0 });
  });

  it("that somebody has leaves the shop but not its owner; one that nobody has is gone", async () => {
    const admin = await anActor({ role: "ADMIN" });
    const [had, unused] = [await createTier(admin, aTier()), await createTier(admin, aTier())];
    const actor = await anActor({ tier: had.name });
    for (const { id } of [had, unused]) await deleteTier(admin, id);
    const onSale = (await listTiers()).map(({ id }) => id);
    expect([onSale.includes(had.id), onSale.includes(unused.id)]).toEqual([false, false]);
    expect(await getSubscriptionInfo(actor)).toMatchObject({ tierName: had.name, active: true });
    expect(await codeOf(getTierFor(actor, had.id))).toBe("tier_not_found");
    expect(await getTierFor(admin, had.id)).toMatchObject({ active: false });
    expect(await codeOf(getTierFor(admin, unused.id))).toBe("tier_not_found");
  });
});

describe("the bundle", () => {
  it("is what an administrator makes of it", async () => {
    await updateBundleOffer(await anActor({ role: "ADMIN" }), { plans: 15, price: 2_000 });
    expect(await getBundleOffer()).toEqual({ plans: 15, price: 2_000 });
  });
});

describe("the tier that new accounts begin with", () => {
  it("is neither deleted, closed nor priced while no other is on sale for nothing", async () => {
    const admin = await anActor({ role: "ADMIN" });
    const [free] = (await listTiers()).filter(({ price }) => price === 0);
    const id = free?.id ?? 0;
    const closing = [
      () => deleteTier(admin, id),
      () => updateTier(admin, id, aTier({ name: "Free", price: 0, active: false })),
      () => updateTier(admin, id, aTier({ name: "Free", price: 500 })),
    ];
    for (const close of closing) expect(await codeOf(close())).toBe("last_free_tier");
    await updateTier(admin, id, aTier({ name: "Free", price: 0, lessonPlansPerMonth: 6 }));
    expect(await getTierFor(admin, id)).toMatchObject({ active: true, price: 0, lessonPlansPerMonth: 6 });
  });

  it("stays one when administrators delete two at once", async () => {
    const admin = await anActor({ role: "ADMIN" });
    const other = await createTier(admin, aTier({ price: 0, lessonPlansPerMonth: 5 }));
    const free = (await listTiers()).filter(({ price }) => price === 0);
    expect(free).toHaveLength(2);
    const answers = await Promise.all(free.map(({ id }) => codeOf(deleteTier(admin, id))));
    expect(answers.filter((code) => code === "last_free_tier")).toHaveLength(1);
    expect((await listTiers()).filter(({ price }) => price === 0)).toHaveLength(1);
    expect(free.map(({ id }) => id)).toContain(other.id);
  });
});
