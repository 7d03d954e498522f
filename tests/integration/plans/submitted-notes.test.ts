import { expect, it } from "vitest";
import { database } from "@/db";
import { planScores } from "@/db/schema";
import { getPlan } from "@/lib/plans/queries";
import { decidePlan, openPlan, submitPlan } from "@/lib/plans/review/service";
import { findInspection, inspectPlan } from "@/lib/plans/scores/queries";
import { savePlan } from "@/lib/plans/service";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aSession } from "@/tests/support/plans";

useFreshDatabase();

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
