import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { database } from "@/db";
import { curriculumUses, mistakeReports } from "@/db/schema";
import { eraseOldUses } from "@/lib/curriculum/growth/service";
import { eraseOldReports, reportMistake } from "@/lib/plans/reports/service";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aSavedPlan } from "@/tests/support/plans";

useFreshDatabase();

const longAgo = new Date(Date.now() - 366 * 86_400_000);
const lately = new Date(Date.now() - 364 * 86_400_000);

it("reports are erased a year after they were settled, open ones are kept", async () => {
  const teacher = await anActor();
  const id = await aSavedPlan(teacher, { learningMaterials: "Notes" });
  const said = { field: "learningMaterials", mistake: "fact", quote: "Notes", remark: "" } as const;
  const db = await database();
  for (const settledAt of [longAgo, lately, null]) {
    const report = await reportMistake(teacher, { kind: "reb", id }, said);
    await db.update(mistakeReports).set({ settledAt, createdAt: longAgo }).where(eq(mistakeReports.id, report.id));
  }
  expect(await eraseOldReports()).toBe(1);
  expect(await db.$count(mistakeReports)).toBe(2);
});

it("what was typed for the curriculum is erased a year after it was typed last", async () => {
  const db = await database();
  await db.delete(curriculumUses);
  for (const [school, updatedAt] of [["GS One", longAgo] as const, ["GS Two", lately] as const]) {
    const teacher = await anActor({ school });
    await aSavedPlan(teacher, { unitTitle: "A unit of nobody" });
    await db.update(curriculumUses).set({ updatedAt }).where(eq(curriculumUses.accountId, teacher.accountId));
  }
  expect(await eraseOldUses()).toBe(1);
  expect(await db.$count(curriculumUses)).toBe(1);
});
