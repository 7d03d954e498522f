import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "@/db";
import { accounts, planRatings, plans } from "@/db/schema";
import { getActivityStats } from "@/lib/activity/queries";
import type { Actor } from "@/lib/core/actor";
import { days } from "@/lib/core/clock";
import { listTimeline } from "@/lib/notifications/timeline/queries";
import { deleteAccount } from "@/lib/personal-data/service";
import { countRatings, findRating, listRatings } from "@/lib/plans/rating/queries";
import { ratingFilters, ratingInput } from "@/lib/plans/rating/schema";
import { ratePlan } from "@/lib/plans/rating/service";
import type { PlanRating } from "@/lib/plans/rating/types";
import { deletePlan } from "@/lib/plans/service";
import { purgeBin } from "@/lib/plans/storage/service";
import { again, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aSavedPlan, aWrittenPlan, codeOf } from "@/tests/support/plans";

useFreshDatabase();

const up: PlanRating = { verdict: "up", reason: null, comment: "" };
const down: PlanRating = { verdict: "down", reason: "timing", comment: "Ten minutes are too few." };

async function rated(actor: Actor): Promise<unknown[]> {
  const filters = { page: 0, search: "", type: "rate", sort: "newest", locale: "en" } as const;
  return (await listTimeline(await again(actor), filters)).items;
}

describe("the rating of a written plan", () => {
  it("stands in activity, statistics and administration, without saying whose plan it is", async () => {
    const teacher = await anActor();
    const id = await aWrittenPlan(teacher, { lessonTitle: "Secret lesson" });
    expect(await findRating(teacher, id)).toBeNull();
    await ratePlan(teacher, { kind: "reb", id }, down);
    expect(await findRating(teacher, id)).toEqual(down);
    expect((await getActivityStats(await again(teacher))).ratings).toBe(1);
    expect(await rated(teacher)).toMatchObject([
      { type: "rate", title: "Secret lesson", entityId: id, metadata: { sign: "👎", comment: down.comment } },
    ]);
    const administrator = await anActor({ role: "ADMIN" });
    const told = await listRatings(administrator, ratingFilters.parse({ verdict: "down" }));
    expect(told.items[0]).toMatchObject({ ...down, kind: "reb", engine: "composer", subject: "Mathematics" });
    expect(JSON.stringify(told)).not.toMatch(/Secret lesson|example\.rw/);
    expect(await countRatings(administrator)).toEqual([{ engine: "composer", verdict: "down", number: 1 }]);
  });

  it("is one, however often it is changed and by two at once", async () => {
    const teacher = await anActor();
    const id = await aWrittenPlan(teacher);
    await Promise.all([up, down, up, down].map((rating) => ratePlan(teacher, { kind: "reb", id }, rating)));
    await ratePlan(teacher, { kind: "reb", id }, up);
    expect(await findRating(teacher, id)).toEqual(up);
    expect((await getActivityStats(await again(teacher))).ratings).toBe(1);
    expect(await rated(teacher)).toMatchObject([{ metadata: { sign: "👍", comment: "" } }]);
  });

  it("outlives a plan that the bin gave up, without what was written of it", async () => {
    const teacher = await anActor();
    const id = await aWrittenPlan(teacher);
    await ratePlan(teacher, { kind: "reb", id }, down);
    const db = await database();
    const deletedAt = new Date(Date.now() - days(31));
    await db.update(plans).set({ deletedAt }).where(eq(plans.id, id));
    await purgeBin();
    const left = await db.select().from(planRatings).where(eq(planRatings.accountId, teacher.accountId));
    expect(left).toMatchObject([{ planId: null, verdict: "down", reason: "timing", comment: "" }]);
  });

  it("is for the owner alone, of a plan that was written to its end and lies in no bin", async () => {
    const [teacher, stranger] = [await anActor(), await anActor()];
    const id = await aWrittenPlan(teacher);
    expect(await codeOf(ratePlan(stranger, { kind: "reb", id }, up))).toBe("not_found");
    expect(await codeOf(ratePlan(teacher, { kind: "rtb", id }, up))).toBe("not_found");
    const typed = await aSavedPlan(teacher);
    expect(await codeOf(ratePlan(teacher, { kind: "reb", id: typed }, up))).toBe("not_found");
    await deletePlan(teacher, { kind: "reb", id });
    expect(await codeOf(ratePlan(teacher, { kind: "reb", id }, up))).toBe("not_found");
    expect(await codeOf(listRatings(teacher, ratingFilters.parse({})))).toBe("forbidden");
    expect(await codeOf(countRatings(teacher))).toBe("forbidden");
  });

  it("outlives the plan, and not the account", async () => {
    const db = await database();
    const teacher = await anActor();
    await db.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, teacher.accountId));
    const id = await aWrittenPlan(teacher);
    await ratePlan(teacher, { kind: "reb", id }, down);
    await db.delete(plans).where(eq(plans.id, id));
    const mine = () => db.select().from(planRatings).where(eq(planRatings.accountId, teacher.accountId));
    expect(await mine()).toMatchObject([{ planId: null, comment: down.comment }]);
    await deleteAccount(await again(teacher), { email: teacher.email });
    expect(await mine()).toEqual([]);
  });

  it("takes no other verdict or reason, and no long comment", () => {
    const fits = (given: object) => ratingInput.safeParse({ kind: "reb", id: 1, verdict: "up", ...given }).success;
    expect(fits({})).toBe(true);
    expect([{ verdict: "sideways" }, { reason: "ugly" }, { comment: "a".repeat(501) }].filter(fits)).toEqual([]);
  });
});
