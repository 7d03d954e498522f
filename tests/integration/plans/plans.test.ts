import { eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { database } from "@/db";
import { activities, planRuns, plans } from "@/db/schema";
import { getActivityStats } from "@/lib/activity/queries";
import { days, minutes } from "@/lib/core/clock";
import { isAppError } from "@/lib/core/errors";
import { getPlan, getVersion, listVersions } from "@/lib/plans/queries";
import { copyPlan, deletePlan, restorePlan, restoreVersion, savePlan } from "@/lib/plans/service";
import { purgeBin } from "@/lib/plans/storage/service";
import { getSubscriptionInfo } from "@/lib/subscriptions/queries";
import { again, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aSavedPlan, codeOf } from "@/tests/support/plans";

useFreshDatabase();
afterEach(() => {
  vi.useRealTimers();
});

function saved(version: number, fields: Record<string, unknown>) {
  return { version, fields, reason: "saved" as const };
}

function autosaved(version: number, fields: Record<string, unknown>) {
  return { version, fields, reason: "autosaved" as const };
}

describe("saving", () => {
  it("writes a version, keeps what is not given, and an unchanged save is none", async () => {
    const actor = await anActor();
    const place = { kind: "reb" as const, id: await aSavedPlan(actor) };
    const first = await savePlan(actor, place, saved(1, { lessonTitle: "Fractions again" }));
    expect(first).toMatchObject({ version: 2, content: { lessonTitle: "Fractions again", subject: "Mathematics" } });
    expect((await savePlan(actor, place, saved(2, { lessonTitle: "Fractions again" }))).version).toBe(2);
    expect(await listVersions(actor, "reb", place.id)).toHaveLength(2);
  });

  it("over a newer save is refused with the current plan", async () => {
    const actor = await anActor();
    const place = { kind: "reb" as const, id: await aSavedPlan(actor) };
    await savePlan(actor, place, saved(1, { lessonTitle: "Theirs" }));
    const error = await savePlan(actor, place, saved(1, { lessonTitle: "Mine" })).catch((cause: unknown) => cause);
    expect(isAppError(error) && error.code).toBe("version_conflict");
    expect(isAppError(error) && error.details.data?.current).toMatchObject({
      version: 2,
      content: { lessonTitle: "Theirs" },
    });
  });

  it("by ten at once lets one through", async () => {
    const actor = await anActor();
    const place = { kind: "reb" as const, id: await aSavedPlan(actor) };
    const tries = Array.from({ length: 10 }, (_, at) =>
      codeOf(savePlan(actor, place, saved(1, { lessonTitle: `T${at}` }))),
    );
    const codes = await Promise.all(tries);
    expect(codes.filter((code) => code === "none")).toHaveLength(1);
    expect(codes.filter((code) => code === "version_conflict")).toHaveLength(9);
  });

  it("names the field that breaks a bound and changes nothing", async () => {
    const actor = await anActor();
    const place = { kind: "reb" as const, id: await aSavedPlan(actor) };
    const error = await savePlan(actor, place, saved(1, { teacherNotes: "x".repeat(10_001) })).catch(
      (cause: unknown) => cause,
    );
    expect(isAppError(error) && error.details.fields).toEqual({ teacherNotes: "tooLong" });
    expect((await getPlan(actor, "reb", place.id)).version).toBe(1);
  });

  it("keeps hostile text as it is, but for what no database holds", async () => {
    const actor = await anActor();
    const place = { kind: "reb" as const, id: await aSavedPlan(actor) };
    const hostile = `<script>alert(1)</script> =SUM(A1) 👩🏾‍🏫 مرحبا \\ ' " %_ ${"é".repeat(300)}`;
    const plan = await savePlan(actor, place, saved(1, { lessonTitle: hostile, teacherNotes: "a\u0000b\ud800c" }));
    expect(plan.content.lessonTitle).toBe(hostile);
    expect(plan.content.teacherNotes).toBe("ab\ufffdc");
  });

  it("waits for a plan that is being written", async () => {
    const actor = await anActor();
    const place = { kind: "reb" as const, id: await aSavedPlan(actor) };
    const db = await database();
    const row = { planId: place.id, engine: "composer" as const, request: {}, seed: 1, section: "", total: 7 };
    await db.insert(planRuns).values({ ...row, state: "running" });
    expect(await codeOf(savePlan(actor, place, saved(1, { lessonTitle: "x" })))).toBe("generation_running");
    expect(await codeOf(copyPlan(actor, place))).toBe("generation_running");
  });
});

describe("autosaves", () => {
  it("of one stretch are one version; after a pause or a save there is a new one", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-05-04T08:00:00Z") });
    const actor = await anActor();
    const place = { kind: "reb" as const, id: await aSavedPlan(actor) };
    for (const [at, notes] of ["a", "ab", "abc"].entries()) {
      vi.advanceTimersByTime(5_000);
      await savePlan(actor, place, autosaved(at + 1, { teacherNotes: notes }));
    }
    const versions = async () =>
      (await listVersions(actor, "reb", place.id)).map(({ version, reason }) => `${version} ${reason}`);
    expect(await versions()).toEqual(["4 autosaved", "1 created"]);
    expect(await getVersion(actor, "reb", { id: place.id, version: 4 })).toMatchObject({ teacherNotes: "abc" });
    vi.advanceTimersByTime(minutes(3));
    await savePlan(actor, place, autosaved(4, { teacherNotes: "later" }));
    await savePlan(actor, place, saved(5, { teacherNotes: "saved" }));
    await savePlan(actor, place, autosaved(6, { teacherNotes: "after" }));
    expect(await versions()).toEqual(["7 autosaved", "6 saved", "5 autosaved", "4 autosaved", "1 created"]);
  });

  it("do not fill the timeline", async () => {
    const actor = await anActor();
    const place = { kind: "reb" as const, id: await aSavedPlan(actor) };
    const db = await database();
    const count = async () =>
      (await db.execute(sql`select 1 from activities where account_id = ${actor.accountId}`)) as unknown;
    const before = JSON.stringify(await count());
    await savePlan(actor, place, autosaved(1, { teacherNotes: "x" }));
    expect(JSON.stringify(await count())).toBe(before);
  });
});

describe("versions", () => {
  it("are restored as a new version", async () => {
    const actor = await anActor();
    const place = { kind: "reb" as const, id: await aSavedPlan(actor, { lessonTitle: "First" }) };
    await savePlan(actor, place, saved(1, { lessonTitle: "Second" }));
    expect(await codeOf(restoreVersion(actor, place, { version: 1, current: 1 }))).toBe("version_conflict");
    const plan = await restoreVersion(actor, place, { version: 1, current: 2 });
    expect(plan).toMatchObject({ version: 3, content: { lessonTitle: "First" } });
    expect(await codeOf(restoreVersion(actor, place, { version: 77, current: 3 }))).toBe("not_found");
  });
});

describe("a copy", () => {
  it("is a plan of its own and spends one unit", async () => {
    const actor = await anActor({ plansLeft: 1 });
    const id = await aSavedPlan(actor, { lessonTitle: "Original" });
    const copy = await copyPlan(actor, { kind: "reb", id });
    expect(await getPlan(actor, "reb", copy)).toMatchObject({
      version: 1,
      content: { lessonTitle: "Original" },
      run: null,
    });
    expect(await getSubscriptionInfo(await again(actor))).toMatchObject({ lessonPlansRemaining: 0 });
    expect(await codeOf(copyPlan(actor, { kind: "reb", id }))).toBe("plan_limit");
  });
});

describe("the bin", () => {
  it("takes, gives back, and refuses both twice", async () => {
    const actor = await anActor();
    const place = { kind: "reb" as const, id: await aSavedPlan(actor) };
    const { status } = await getPlan(actor, "reb", place.id);
    await deletePlan(actor, place);
    expect(await getPlan(actor, "reb", place.id)).toMatchObject({ status: "deleted" });
    expect(await codeOf(deletePlan(actor, place))).toBe("not_found");
    expect(await codeOf(savePlan(actor, place, saved(1, { lessonTitle: "x" })))).toBe("not_found");
    expect(await codeOf(copyPlan(actor, place))).toBe("not_found");
    await restorePlan(actor, place);
    expect(await getPlan(actor, "reb", place.id)).toMatchObject({ status, deletedAt: null });
    expect(await codeOf(restorePlan(actor, place))).toBe("not_found");
  });

  it("takes its deletion out of the timeline, and counts as no change of the plan", async () => {
    const actor = await anActor();
    const place = { kind: "reb", id: await aSavedPlan(actor) } as const;
    const before = await getActivityStats(await again(actor));
    await deletePlan(actor, place);
    await restorePlan(actor, place);
    expect(await getActivityStats(await again(actor))).toEqual(before);
    const db = await database();
    const rows = await db.select({ type: activities.type }).from(activities);
    expect(rows.map(({ type }) => type)).not.toContain("delete");
  });

  it("is emptied of what has lain there for 30 days, and of nothing else", async () => {
    const actor = await anActor();
    const [old, young, kept] = [await aSavedPlan(actor), await aSavedPlan(actor), await aSavedPlan(actor)];
    for (const id of [old, young]) await deletePlan(actor, { kind: "reb", id });
    const db = await database();
    await db
      .update(plans)
      .set({ deletedAt: new Date(Date.now() - days(31)) })
      .where(eq(plans.id, old));
    await db
      .update(plans)
      .set({ deletedAt: new Date(Date.now() - days(29)) })
      .where(eq(plans.id, young));
    expect(await purgeBin()).toBe(1);
    expect(await codeOf(getPlan(actor, "reb", old))).toBe("not_found");
    expect(await codeOf(getPlan(actor, "reb", young))).toBe("none");
    expect(await codeOf(getPlan(actor, "reb", kept))).toBe("none");
  });
});
