import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { database } from "@/db";
import { planRuns, quotaPeriods } from "@/db/schema";
import { aRebRequest } from "@/db/seed/makers";
import type { Actor } from "@/lib/core/actor";
import {
  createPlan,
  createQuickPlan,
  markAllInterrupted,
  markSilentInterrupted,
  resumeRun,
  waitForRun,
} from "@/lib/plans/runs/service";
import { watchPlan } from "@/lib/plans/runs/queries";
import { planKinds } from "@/lib/plans/kinds/registry";
import { getPlan, listVersions } from "@/lib/plans/queries";
import { again, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aWrittenPlan, codeOf } from "@/tests/support/plans";

useFreshDatabase();

beforeAll(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function used(actor: Actor): Promise<number> {
  const db = await database();
  const [period] = await db.select().from(quotaPeriods).where(eq(quotaPeriods.accountId, actor.accountId));
  return period?.used ?? 0;
}

async function standing(planId: number) {
  const db = await database();
  const [row] = await db.select().from(planRuns).where(eq(planRuns.planId, planId));
  return row;
}

async function interrupt(planId: number, values: Partial<typeof planRuns.$inferInsert> = {}): Promise<void> {
  const db = await database();
  await db
    .update(planRuns)
    .set({ state: "interrupted", done: 2, section: "materials", ...values })
    .where(eq(planRuns.planId, planId));
}

describe("a generation", () => {
  it("writes the whole plan, as one version, for one unit", async () => {
    const actor = await anActor();
    const id = await aWrittenPlan(actor);
    const plan = await getPlan(actor, "reb", id);
    expect(plan.run).toMatchObject({ state: "finished", engine: "composer", done: 8, total: 8 });
    expect(plan.content).toMatchObject({ lessonTitle: aRebRequest().lessonTitle });
    expect(await listVersions(actor, "reb", id)).toMatchObject([
      { version: 2, reason: "generated" },
      { version: 1, reason: "created" },
    ]);
    expect(await used(actor)).toBe(1);
  });

  it("refuses bad input before anything is spent", async () => {
    const actor = await anActor();
    expect(await codeOf(createPlan(actor, "reb", { ...aRebRequest(), classSize: 0 }))).toBe("invalid_input");
    expect(await used(actor)).toBe(0);
  });

  it("is made from one free text too", async () => {
    const actor = await anActor({ fullName: "Nkurunziza Eric", school: "GS Musanze" });
    const id = await createQuickPlan(actor, "reb", { language: "en", description: "P4 Mathematics: adding fractions" });
    await waitForRun(id, 50_000);
    const plan = await getPlan(actor, "reb", id);
    expect(plan.content).toMatchObject({ teacherName: "Nkurunziza Eric", schoolName: "GS Musanze" });
  });

  it("that fails gives its unit back, once", async () => {
    const actor = await anActor();
    vi.spyOn(planKinds.reb, "compose").mockRejectedValueOnce(new Error("no words"));
    const id = await aWrittenPlan(actor);
    expect(await standing(id)).toMatchObject({ state: "failed", quotaPeriodStart: null });
    expect(await used(actor)).toBe(0);
    await resumeRun(actor, "reb", id);
    await waitForRun(id, 50_000);
    expect(await standing(id)).toMatchObject({ state: "finished" });
    expect(await used(actor)).toBe(1);
  });

  it("goes on where it was interrupted, and spends nothing for it", async () => {
    const actor = await anActor();
    const id = await aWrittenPlan(actor);
    await interrupt(id);
    await resumeRun(await again(actor), "reb", id);
    await waitForRun(id, 50_000);
    expect(await standing(id)).toMatchObject({ state: "finished", done: 8, run: 2 });
    expect(await used(actor)).toBe(1);
  });

  it.each(["interrupted", "failed"] as const)("that %s is resumed once by two at once", async (state) => {
    const actor = await anActor();
    const id = await aWrittenPlan(actor);
    await interrupt(id, { state });
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(resumeRun(actor, "reb", id))));
    await waitForRun(id, 50_000);
    // Who comes after the winner finds it running, or finished already.
    expect(codes.filter((code) => code === "none")).toHaveLength(1);
    expect(await standing(id)).toMatchObject({ run: 2 });
    expect(await used(actor)).toBe(state === "failed" ? 2 : 1);
  });

  it("that is finished or running is not resumed", async () => {
    const actor = await anActor();
    const id = await aWrittenPlan(actor);
    expect(await codeOf(resumeRun(actor, "reb", id))).toBe("not_found");
    await interrupt(id, { state: "running", heartbeatAt: new Date() });
    expect(await codeOf(resumeRun(actor, "reb", id))).toBe("generation_running");
  });

  it("loses its plan to a newer run and then writes nothing more", async () => {
    const actor = await anActor();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    vi.spyOn(planKinds.reb, "compose").mockImplementationOnce(async () => {
      await held;
      return { instructionalObjectives: "by the old run" };
    });
    const id = await createPlan(actor, "reb", aRebRequest());
    await interrupt(id, { done: 0, run: 5, state: "interrupted" });
    release();
    await waitForRun(id, 50_000);
    expect(await standing(id)).toMatchObject({ state: "interrupted", run: 5 });
    expect((await getPlan(actor, "reb", id)).content.instructionalObjectives).not.toBe("by the old run");
    expect(await used(actor)).toBe(1);
  });
});

describe("a process that died", () => {
  it("leaves planRuns that count as interrupted once their heartbeat is old", async () => {
    const actor = await anActor();
    const id = await aWrittenPlan(actor);
    await interrupt(id, { state: "running", heartbeatAt: new Date(Date.now() - 60_000) });
    expect((await getPlan(actor, "reb", id)).run).toMatchObject({ state: "interrupted" });
    const before = await again(actor);
    expect(await markSilentInterrupted()).toBeGreaterThanOrEqual(1);
    expect(await standing(id)).toMatchObject({ state: "interrupted" });
    expect((await again(actor)).revision).toBeGreaterThan(before.revision);
    expect(await markSilentInterrupted()).toBe(0);
  });

  it("of a database with one process is noticed at the next start, however fresh its heartbeat", async () => {
    const actor = await anActor();
    const id = await aWrittenPlan(actor);
    await interrupt(id, { state: "running", heartbeatAt: new Date() });
    await markAllInterrupted();
    expect(await standing(id)).toMatchObject({ state: "interrupted" });
  });
});

describe("watching a plan", () => {
  it("tells every section from the one last seen, then the end", async () => {
    const actor = await anActor();
    const id = await createPlan(actor, "reb", aRebRequest());
    const events = [];
    for await (const event of watchPlan(actor, { kind: "reb", id }, { seen: 2, signal: new AbortController().signal }))
      if (event.type !== "partial") events.push(event.type === "section" ? event.done : event.state);
    expect(events).toEqual([3, 4, 5, 6, 7, 8, "finished"]);
  });

  it("is refused to strangers", async () => {
    const id = await aWrittenPlan(await anActor());
    const watching = watchPlan(await anActor(), { kind: "reb", id }, { seen: 0, signal: new AbortController().signal });
    expect(await codeOf(watching.next())).toBe("not_found");
  });
});
