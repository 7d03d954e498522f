import { expect, it } from "vitest";
import { getPlan } from "@/lib/plans/queries";
import { decidePlan, openPlan, submitPlan } from "@/lib/plans/review/service";
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
