import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db";
import { mistakeReports, planRuns, plans, planTranslations } from "@/db/schema";
import { aRebRequest } from "@/db/seed/makers";
import { findLessonById } from "@/lib/bank/queries";
import type { Actor } from "@/lib/core/actor";
import { planKind } from "@/lib/plans/kinds/registry";
import { remakePlan } from "@/lib/plans/lessons/service";
import { getPlan } from "@/lib/plans/queries";
import { listCorrections, listReports } from "@/lib/plans/reports/queries";
import { reportFilters } from "@/lib/plans/reports/schema";
import { closeReport, markEntry, reportMistake } from "@/lib/plans/reports/service";
import { createPlan, waitForRun } from "@/lib/plans/runs/service";
import { copyPlan, savePlan } from "@/lib/plans/service";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aSavedPlan, codeOf } from "@/tests/support/plans";

useFreshDatabase();

let admin: Actor;
beforeAll(async () => {
  admin = await anActor({ role: "ADMIN" });
});

const known = { subject: "Mathematics", classLevel: "P5", lessonTitle: "Simple interest" };
const unknown = { ...known, subject: "Science and Elementary Technology", lessonTitle: "Photosynthesis of mosses" };
const said = { field: "notesSummary", mistake: "fact", quote: "P5", remark: "" } as const;

async function made(actor: Actor, given: Record<string, unknown>) {
  const id = await createPlan(actor, "reb", { ...aRebRequest(), ...given });
  await waitForRun(id, 50_000);
  return { kind: "reb", id } as const;
}

async function rowOf(id: number) {
  const [row] = await (await database()).select().from(mistakeReports).where(eq(mistakeReports.id, id));
  return row;
}

describe("a plan that its teacher emptied and named otherwise", () => {
  it.each([
    ["one that was made of a lesson", known],
    ["a frame that was left to her", unknown],
  ])("is not made anew for nothing: %s", async (_, topic) => {
    const actor = await anActor();
    const place = await made(actor, topic);
    const { content, version } = await getPlan(actor, "reb", place.id);
    const notes = Object.keys(content).filter((name) => name.startsWith("notes"));
    const fields = {
      ...Object.fromEntries(notes.map((name) => [name, ""])),
      subject: "Mathematics",
      classLevel: "P6",
      lessonTitle: "A walk round Murano",
      lessonId: undefined,
    };
    const changed = await savePlan(actor, place, { version, fields, reason: "saved" });
    const lessonId = "mathematics/p6/area-of-circle";
    expect(findLessonById(lessonId)).not.toBeNull();
    expect(await codeOf(remakePlan(actor, place, { version: changed.version, lessonId }))).toBe("lesson_used");
  });

  it("is not made anew where a model wrote it", async () => {
    const actor = await anActor();
    const place = await made(actor, unknown);
    await (await database()).update(planRuns).set({ engine: "model" }).where(eq(planRuns.planId, place.id));
    const { version } = await getPlan(actor, "reb", place.id);
    const [near] = planKind("reb").choices.offer({ ...aRebRequest(), ...unknown }).near;
    const change = { version, lessonId: near?.id ?? "" };
    expect(await codeOf(remakePlan(actor, place, change))).toBe("lesson_used");
  });
});

describe("the entry of a report", () => {
  it("is the one that the plan was made of, in the version it had then", async () => {
    const teacher = await anActor();
    const place = await made(teacher, known);
    const db = await database();
    await db.update(planRuns).set({ entryVersion: "before-it-was" }).where(eq(planRuns.planId, place.id));
    const { version } = await getPlan(teacher, "reb", place.id);
    await savePlan(teacher, place, { version, fields: { lessonTitle: "Our own title" }, reason: "saved" });
    const { id } = await reportMistake(teacher, place, said);
    const entryId = expect.stringMatching(/^mathematics\/p\d\/.*simple-interest/) as string;
    expect(await rowOf(id)).toMatchObject({ entryId, entryVersion: "before-it-was", isMade: true });
  });

  it("is the one that the source of a translation was made of", async () => {
    const teacher = await anActor();
    const place = await made(teacher, known);
    const id = await copyPlan(teacher, place);
    await (await database()).update(plans).set({ copiedEntryId: null }).where(eq(plans.id, id));
    const translation = { planId: id, sourceId: place.id, language: "fr", hashes: {} } as const;
    await (await database()).insert(planTranslations).values(translation);
    const report = await reportMistake(teacher, { kind: "reb", id }, said);
    expect(await rowOf(report.id)).toMatchObject({ entryId: expect.any(String) as string, isMade: true });
  });

  it("is not that of the original where the copy was made of another topic typed over it", async () => {
    const teacher = await anActor();
    const place = await made(teacher, known);
    const { version } = await getPlan(teacher, "reb", place.id);
    const fields = { lessonTitle: "A walk round Murano", notesSummary: "P5 walks." };
    await savePlan(teacher, place, { version, fields, reason: "saved" });
    const copy = { kind: "reb", id: await copyPlan(teacher, place) } as const;
    const { id } = await reportMistake(teacher, copy, said);
    expect(await rowOf(id)).toMatchObject({ entryId: null, isMade: false });
  });

  it("is the one that a copy's original was made of, in the version it had then, also of a copy of the copy", async () => {
    const teacher = await anActor();
    const place = await made(teacher, known);
    await (
      await database()
    )
      .update(planRuns)
      .set({ entryVersion: "before-it-was" })
      .where(eq(planRuns.planId, place.id));
    const copy = { kind: "reb", id: await copyPlan(teacher, place) } as const;
    const again = { kind: "reb", id: await copyPlan(teacher, copy) } as const;
    for (const at of [copy, again]) {
      const { id } = await reportMistake(teacher, at, said);
      expect(await rowOf(id)).toMatchObject({ entryVersion: "before-it-was", isMade: true });
    }
  });

  it("is said to be only of the same title where the plan was made of none", async () => {
    const teacher = await anActor();
    const place = { kind: "reb", id: await aSavedPlan(teacher, { ...known, learningMaterials: "Notes" }) } as const;
    const { id } = await reportMistake(teacher, place, { ...said, field: "learningMaterials" });
    const { items } = await listReports(admin, reportFilters.parse({}));
    expect(items.find((item) => item.id === id)).toMatchObject({ isMade: false, entryVersion: expect.any(String) });
  });
});

describe("a mark for correction", () => {
  it("is of one version: a mistake in the next is marked beside it, with what was said of it", async () => {
    const teacher = await anActor();
    const place = await made(teacher, { ...known, activitiesDescription: "Say one, two, none of it." });
    const db = await database();
    const reportOf = async (entryVersion: string, quote: string) => {
      await db.update(planRuns).set({ entryVersion }).where(eq(planRuns.planId, place.id));
      return (await reportMistake(teacher, place, { ...said, quote })).id;
    };
    const [first, second] = [await reportOf("version-one", "one"), await reportOf("version-two", "two")];
    const third = await reportOf("version-two", "none of it");
    await closeReport(admin, third);
    await markEntry(admin, first);
    const { items } = await listReports(admin, reportFilters.parse({}));
    expect(items.find((item) => item.id === second)?.marked).toBe(false);
    await Promise.all([markEntry(admin, second), markEntry(admin, second)]);
    const marks = (await listCorrections(admin)).map(({ entryVersion, reports }) => ({
      entryVersion,
      quotes: reports.map(({ quote }) => quote),
    }));
    expect(marks).toEqual([
      { entryVersion: "version-two", quotes: ["two"] },
      { entryVersion: "version-one", quotes: ["one"] },
    ]);
  });
});
