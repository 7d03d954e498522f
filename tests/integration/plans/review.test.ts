import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { database } from "@/db";
import { auditLog, planRuns, notifications } from "@/db/schema";
import { aRtbRequest } from "@/db/seed/makers";
import type { Actor } from "@/lib/core/actor";
import { downloadPlan } from "@/lib/plans/downloads/service";
import { createPlan, resumeRun, waitForRun } from "@/lib/plans/runs/service";
import { planKinds } from "@/lib/plans/kinds/registry";
import { listPlans } from "@/lib/plans/listing/queries";
import { getPlan } from "@/lib/plans/queries";
import { getReadablePlan, listReviewEvents, listSubmittedPlans } from "@/lib/plans/review/queries";
import { decidePlan, openPlan, openPlanOutsideBin, submitPlan } from "@/lib/plans/review/service";
import { planFilters } from "@/lib/plans/listing/schema";
import { deletePlan, savePlan } from "@/lib/plans/service";
import { again, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aSavedPlan, aSession, codeOf } from "@/tests/support/plans";

useFreshDatabase();

let trainer: Actor;
let admin: Actor;
let other: Actor;

beforeAll(async () => {
  trainer = await anActor({ fullName: "Nkurunziza Patrick" });
  admin = await anActor({ role: "ADMIN", fullName: "Mukamana Rose" });
  other = await anActor({ role: "ADMIN" });
});

async function edit(place: { kind: "rtb"; id: number }, reflection: string) {
  const { version } = await getPlan(trainer, "rtb", place.id);
  return savePlan(trainer, place, { version, fields: { reflection }, reason: "saved" });
}

async function toldTo(actor: Actor, id: number): Promise<string[]> {
  const db = await database();
  const rows = await db
    .select({ kind: notifications.kind })
    .from(notifications)
    .where(and(eq(notifications.accountId, actor.accountId), eq(notifications.entityId, id)))
    .orderBy(notifications.id);
  return rows.map(({ kind }) => kind);
}

async function auditOf(id: number): Promise<string[]> {
  const db = await database();
  const rows = await db
    .select({ act: auditLog.act, by: auditLog.actorId })
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, "plan"), eq(auditLog.subjectId, id)));
  return rows.map(({ act, by }) => `${act} by ${by}`);
}

describe("a session plan that was handed in", () => {
  it("leaves a line of whose it was when an administrator opens or downloads it, and none when its owner does", async () => {
    const place = await aSession(trainer);
    await submitPlan(trainer, place);
    const db = await database();
    const read = and(eq(auditLog.act, "personalDataRead"), eq(auditLog.subjectId, trainer.accountId));
    await openPlan(trainer, "rtb", place.id);
    await downloadPlan(trainer, place, "docx");
    expect(await db.$count(auditLog, read)).toBe(0);
    await openPlan(admin, "rtb", place.id);
    await openPlanOutsideBin(admin, "rtb", place.id);
    await downloadPlan(admin, place, "docx");
    const lines = await db.select().from(auditLog).where(read);
    expect(lines.map(({ actorId, details }) => [actorId, details])).toEqual(
      Array.from({ length: 3 }, () => [admin.accountId, { what: "plan" }]),
    );
  });
});

describe("the notes beside the form", () => {
  it("are not shown to who reviews it, drawings included", async () => {
    const place = await aSession(trainer);
    const { version } = await getPlan(trainer, "rtb", place.id);
    const notes = {
      notesSheet: "1. Isolate the circuit.",
      notesDiagrams: "Circuit [domestic-electricity/two-way-switch]",
    };
    await savePlan(trainer, place, { version, fields: { ...notes, reflection: "Well" }, reason: "saved" });
    await submitPlan(trainer, place);
    const { content } = await openPlan(admin, "rtb", place.id);
    expect(content).toMatchObject({ notesSheet: "", notesDiagrams: "", reflection: "Well" });
    expect((await getPlan(trainer, "rtb", place.id)).content).toMatchObject(notes);
  });
});

describe("the review of a session plan", () => {
  it("goes from draft over rejected and submitted again to approved, tells each side, and stands in the history", async () => {
    const place = await aSession(trainer);
    expect((await submitPlan(trainer, place)).status).toBe("submitted");
    expect(await toldTo(admin, place.id)).toEqual(["sessionSubmitted"]);
    const rejected = await decidePlan(admin, place, { step: "rejected", reason: "Name the tools." });
    expect(rejected).toMatchObject({
      status: "rejected",
      review: { createdBy: trainer.email, reasonForRejection: "Name the tools." },
    });
    expect((await edit(place, "Tools are named now.")).status).toBe("rejected");
    expect((await submitPlan(trainer, place)).review?.reasonForRejection).toBe("");
    expect((await decidePlan(other, place, { step: "approved" })).status).toBe("approved");
    expect(await toldTo(trainer, place.id)).toEqual(["sessionRejected", "sessionApproved"]);
    const events = await listReviewEvents(trainer, "rtb", place.id);
    expect(events.map(({ step, by, reason }) => [step, by, reason])).toEqual([
      ["submitted", "Nkurunziza Patrick", ""],
      ["rejected", "Mukamana Rose", "Name the tools."],
      ["submitted", "Nkurunziza Patrick", ""],
      ["approved", expect.any(String), ""],
    ]);
    expect(await auditOf(place.id)).toEqual([
      `planRejected by ${admin.accountId}`,
      `planApproved by ${other.accountId}`,
    ]);
  });

  it("begins again when an approved or a waiting plan is changed, and the administrators are told", async () => {
    const place = await aSession(trainer);
    await submitPlan(trainer, place);
    expect((await edit(place, "Changed while it waited.")).status).toBe("draft");
    expect(await codeOf(decidePlan(admin, place, { step: "approved" }))).toBe("not_found");
    await submitPlan(trainer, place);
    await decidePlan(admin, place, { step: "approved" });
    expect((await edit(place, "Changed after all.")).status).toBe("draft");
    expect((await edit(place, "And once more.")).status).toBe("draft");
    expect(await toldTo(admin, place.id)).toEqual([
      "sessionSubmitted",
      "sessionReopened",
      "sessionSubmitted",
      "sessionReopened",
    ]);
    const { items } = await listPlans(await again(trainer), "rtb", planFilters.parse({}));
    expect(items.find(({ id }) => id === place.id)?.status).toBe("draft");
  });

  it("takes one decision of two at the same moment, and tells the other", async () => {
    const place = await aSession(trainer);
    await submitPlan(trainer, place);
    const outcomes = await Promise.all([
      codeOf(decidePlan(admin, place, { step: "approved" })),
      codeOf(decidePlan(other, place, { step: "rejected", reason: "No." })),
    ]);
    expect(outcomes.sort()).toEqual(["none", "review_closed"]);
    expect(await toldTo(trainer, place.id)).toHaveLength(1);
    expect(await auditOf(place.id)).toHaveLength(1);
  });

  it("takes one submission of two at the same moment, and none of what is approved", async () => {
    const place = await aSession(trainer);
    const twice = await Promise.all([codeOf(submitPlan(trainer, place)), codeOf(submitPlan(trainer, place))]);
    expect(twice.sort()).toEqual(["already_submitted", "none"]);
    await decidePlan(admin, place, { step: "approved" });
    expect(await codeOf(submitPlan(trainer, place))).toBe("already_submitted");
  });

  it("never waits while it is being written, whichever of submitting and resuming comes first", async () => {
    const id = await createPlan(trainer, "rtb", aRtbRequest());
    await waitForRun(id, 50_000);
    const db = await database();
    await db.update(planRuns).set({ state: "interrupted", done: 0 }).where(eq(planRuns.planId, id));
    let write = (): void => undefined;
    const written = new Promise<void>((resolve) => (write = resolve));
    const { compose } = planKinds.rtb;
    vi.spyOn(planKinds.rtb, "compose").mockImplementationOnce(async (input) => {
      await written;
      return compose(input);
    });
    await Promise.all([codeOf(submitPlan(trainer, { kind: "rtb", id })), codeOf(resumeRun(trainer, "rtb", id))]);
    expect((await getPlan(trainer, "rtb", id)).status).toBe("draft");
    write();
    await waitForRun(id, 50_000);
  });

  it("decides only on what was read", async () => {
    const place = await aSession(trainer);
    const { version } = await submitPlan(trainer, place);
    await edit(place, "Quite another plan.");
    await submitPlan(trainer, place);
    const late = decidePlan(admin, place, { step: "approved", version });
    await expect(late).rejects.toMatchObject({
      code: "review_closed",
      details: { data: { current: { id: place.id } } },
    });
    expect((await getPlan(trainer, "rtb", place.id)).status).toBe("submitted");
  });
});

describe("who may do what in it", () => {
  it("lets administrators read and download what was handed in, nothing else, and edit nothing", async () => {
    const place = await aSession(trainer);
    expect(await codeOf(getReadablePlan(admin, "rtb", place.id))).toBe("not_found");
    expect(await codeOf(getReadablePlan(admin, "reb", await aSavedPlan(trainer)))).toBe("not_found");
    await submitPlan(trainer, place);
    expect((await getReadablePlan(admin, "rtb", place.id)).ownerId).toBe(trainer.accountId);
    expect((await downloadPlan(admin, place, "docx")).bytes.byteLength).toBeGreaterThan(1_000);
    const change = { version: 1, fields: { summary: "x" }, reason: "saved" } as const;
    expect(await codeOf(savePlan(admin, place, change))).toBe("not_found");
    expect(await codeOf(getReadablePlan(await anActor(), "rtb", place.id))).toBe("not_found");
    await deletePlan(trainer, place);
    expect(await codeOf(getReadablePlan(admin, "rtb", place.id))).toBe("not_found");
  });

  it("refuses teachers the decision and the queue, and administrators what is no submitted session plan", async () => {
    const place = await aSession(trainer);
    const reb = { kind: "reb", id: await aSavedPlan(trainer) } as const;
    await submitPlan(trainer, place);
    expect(await codeOf(decidePlan(trainer, place, { step: "approved" }))).toBe("forbidden");
    expect(await codeOf(listSubmittedPlans(trainer, 0))).toBe("forbidden");
    expect(await codeOf(submitPlan(admin, place))).toBe("not_found");
    expect(await codeOf(submitPlan(trainer, reb))).toBe("not_found");
    expect(await codeOf(decidePlan(admin, reb, { step: "approved" }))).toBe("not_found");
    expect(await codeOf(decidePlan(admin, await aSession(trainer), { step: "approved" }))).toBe("not_found");
  });

  it("lists what waits, the longest waiting first, until it is decided on, changed or deleted", async () => {
    const places = [
      await aSession(trainer, { topicOfSession: "First" }),
      await aSession(trainer),
      await aSession(trainer),
      await aSession(trainer),
    ];
    const [first, second, third, fourth] = places;
    for (const place of places) await submitPlan(trainer, place);
    const waiting = async () => {
      const { items } = await listSubmittedPlans(admin, 0);
      return items.map(({ id }) => id).filter((id) => places.some((place) => place.id === id));
    };
    expect(await waiting()).toEqual(places.map(({ id }) => id));
    const { items } = await listSubmittedPlans(admin, 0);
    expect(items.find(({ id }) => id === first?.id)).toMatchObject({ title: "First", ownerEmail: trainer.email });
    if (first) await decidePlan(admin, first, { step: "approved" });
    if (second) await edit(second, "Changed.");
    if (third) await deletePlan(trainer, third);
    expect(await waiting()).toEqual([fourth?.id]);
  });
});

describe("a download by an administrator", () => {
  it("is told to the owner, and one's own is not", async () => {
    const place = await aSession(trainer);
    await submitPlan(trainer, place);
    await downloadPlan(trainer, place, "docx");
    expect(await toldTo(trainer, place.id)).toEqual([]);
    await downloadPlan(admin, place, "docx");
    expect(await toldTo(trainer, place.id)).toEqual(["planDownloaded"]);
  });
});
