import { beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db";
import { changeRole } from "@/lib/administration/service";
import type { Actor } from "@/lib/core/actor";
import { getBundleOffer, getTier } from "@/lib/subscriptions/queries";
import { createTier, deleteTier, updateBundleOffer, updateTier } from "@/lib/subscriptions/tiers/service";
import { anActor, anew } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { tierNamed } from "@/tests/support/payments";
import { codeOf } from "@/tests/support/plans";

useFreshDatabase();
let first: Actor;
let second: Actor;
let made = 0;

beforeAll(async () => {
  first = await anActor({ role: "ADMIN" });
  second = await anActor({ role: "ADMIN" });
});

function aTier(given: { price?: number; lessonPlansPerMonth?: number; durationDays?: number; active?: boolean }) {
  made += 1;
  const plain = { description: "For a friend", price: 1, lessonPlansPerMonth: 1_000, maxUsers: 1, durationDays: 365 };
  return { name: `Gift ${made}`, ...plain, ...given };
}

async function onSale(called = "Standard") {
  const tier = await getTier(await database(), await tierNamed(called));
  const { name, description, maxUsers, price, lessonPlansPerMonth, durationDays } = tier;
  return { id: tier.id, input: { name, description, maxUsers, price, lessonPlansPerMonth, durationDays } };
}

describe("an offer that gives far more for its price than the shop does", () => {
  it("is not made by one administrator, on sale or not, for nothing or nearly so", async () => {
    const gifts = [{}, { active: false }, { price: 0 }, { price: 0, durationDays: 1, active: false }];
    for (const gift of gifts) expect(await codeOf(createTier(first, aTier(gift)))).toBe("offer_second_needed");
    const { id, input } = await onSale();
    const more = { ...input, lessonPlansPerMonth: 30_000 };
    for (const changed of [more, { ...input, price: 100 }, { ...input, durationDays: 3_660 }])
      expect(await codeOf(updateTier(first, id, changed))).toBe("offer_second_needed");
    expect((await onSale()).input).toEqual(input);
    const offer = await getBundleOffer();
    expect(await codeOf(updateBundleOffer(first, { plans: 1_000, price: 1 }))).toBe("offer_second_needed");
    expect(await codeOf(updateBundleOffer(first, { plans: 1_000, price: 1 }))).toBe("offer_second_needed");
    expect(await getBundleOffer()).toEqual(offer);
  });

  it("is made by two who enter the same, of whom neither has just become an administrator", async () => {
    const gift = aTier({});
    const puppet = await anActor();
    await changeRole(first, puppet.accountId, "ADMIN");
    expect(await codeOf(createTier(await anew(puppet), gift))).toBe("offer_second_needed");
    expect(await codeOf(createTier(first, gift))).toBe("offer_second_needed");
    expect(await codeOf(createTier(await anew(puppet), gift))).toBe("offer_second_needed");
    expect(await codeOf(createTier(second, { ...gift, lessonPlansPerMonth: 2_000 }))).toBe("offer_second_needed");
    expect(await createTier(second, gift)).toMatchObject({ price: 1, lessonPlansPerMonth: 1_000, active: true });
    await updateBundleOffer(second, { plans: 1_000, price: 1 });
    expect(await getBundleOffer()).toEqual({ plans: 1_000, price: 1 });
  });

  it("is not made in steps, nor once what was on sale has gone", async () => {
    const { id, input } = await onSale();
    const school = await onSale("School");
    await updateTier(first, school.id, { ...school.input, price: 80_000 });
    const cheaper = { ...school.input, price: 45_000 };
    expect(await codeOf(updateTier(first, school.id, cheaper))).toBe("offer_second_needed");
    await deleteTier(first, school.id);
    await updateTier(first, id, { ...input, price: 2_000 });
    await updateTier(first, id, { ...input, price: 400 });
    expect(await codeOf(updateTier(first, id, { ...input, price: 100 }))).toBe("offer_second_needed");
    await updateTier(first, id, { ...input, price: 400, description: "The same in other words" });
  });

  it("is entered anew by both once it was changed", async () => {
    const { id, input } = await onSale();
    const cheap = { ...input, price: 10 };
    expect(await codeOf(updateTier(first, id, cheap))).toBe("offer_second_needed");
    await updateTier(second, id, cheap);
    await updateTier(second, id, { ...input, price: 3_000 });
    expect(await codeOf(updateTier(second, id, cheap))).toBe("offer_second_needed");
  });
});
