import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { database } from "@/db";
import { plans, planScores, planVersions } from "@/db/schema";
import { versionBounds } from "@/lib/plans/constants";
import { getPlan } from "@/lib/plans/queries";
import { decidePlan, openPlan, submitPlan } from "@/lib/plans/review/service";
import { findInspection, inspectPlan } from "@/lib/plans/scores/queries";
import { savePlan } from "@/lib/plans/service";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aSession } from "@/tests/support/plans";

useFreshDatabase();

/** More versions than are kept, up to the one before the next at which they are counted. */
async function keepManyVersions(id: number): Promise<void> {
  const db = await database();
  await db.execute(sql`
    insert into ${planVersions} (plan_id, version, reason, content)
    select ${id}, number, 'saved', '{}' from generate_series(1000, ${999 + versionBounds.count}) as number`);
  const version = Math.ceil((1000 + versionBounds.count) / 10) * 10 - 1;
  await db.update(plans).set({ version }).where(eq(plans.id, id));
}

it("notes are shown where they were handed in, and no longer when the plan is handed in without them", async () => {
  const trainer = await anActor();
  const admin = await anActor({ role: "ADMIN" });
  const place = await aSession(trainer, { topicOfSession: "Soldering" });
  const { version } = await getPlan(trainer, "rtb", place.id);
  await savePlan(trainer, place, { version, fields: { notesSheet: "1. Heat the iron." }, reason: "saved" });
  const shown = async () => {
    const { content, review } = await openPlan(admin, "rtb", place.id);
    return [content.notesSheet, review?.notesSubmitted];
  };
  await submitPlan(trainer, place, { notes: true });
  expect(await shown()).toEqual(["1. Heat the iron.", true]);
  await decidePlan(admin, place, { step: "rejected", reason: "Again." });
  await submitPlan(trainer, place);
  expect(await shown()).toEqual(["", false]);
});

it.each(["saved", "autosaved"] as const)(
  "what is %s after a rejection is its owner's, until it is handed in again",
  async (reason) => {
    const [trainer, admin] = [await anActor(), await anActor({ role: "ADMIN" })];
    const place = await aSession(trainer, { topicOfSession: "Soldering" });
    const save = async (fields: Record<string, unknown>) => {
      const { version } = await getPlan(trainer, "rtb", place.id);
      await savePlan(trainer, place, { version, fields, reason });
    };
    await save({ notesSheet: "1. Heat the iron." });
    await submitPlan(trainer, place, { notes: true });
    const shown = async () => {
      const { content, version } = await openPlan(admin, "rtb", place.id);
      return [content.notesSheet, content.topicOfSession, version];
    };
    const handedIn = await shown();
    await decidePlan(admin, place, { step: "rejected", reason: "Again." });
    await save({ notesSheet: "A private draft", topicOfSession: "Welding" });
    expect(await shown()).toEqual(handedIn);
    await keepManyVersions(place.id);
    await save({ notesSheet: "Another private draft" });
    expect(await shown()).toEqual(handedIn);
    expect((await getPlan(trainer, "rtb", place.id)).content.topicOfSession).toBe("Welding");
    await submitPlan(trainer, place);
    expect(await shown()).toMatchObject(["", "Welding", expect.any(Number)]);
  },
);

it("a reviewer's look, which lacks the notes, leaves the check of the plan as it is", async () => {
  const [trainer, admin] = [await anActor(), await anActor({ role: "ADMIN" })];
  const place = await aSession(trainer, { topicOfSession: "Counting bricks" });
  const { version } = await getPlan(trainer, "rtb", place.id);
  await savePlan(trainer, place, { version, fields: { notesSheet: "12 × 3 = 99" }, reason: "saved" });
  await submitPlan(trainer, place);
  const db = await database();
  const scored = async () => (await db.select().from(planScores)).filter(({ planId }) => planId === place.id);
  const before = await scored();
  expect(await findInspection(admin, await openPlan(admin, "rtb", place.id))).toBeNull();
  expect(await scored()).toEqual(before);
  const { findings } = await inspectPlan(trainer, place);
  expect(JSON.stringify(findings)).toContain("notesSheet");
});
