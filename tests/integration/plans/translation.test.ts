import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { database, transact } from "@/db";
import { modelUsage, quotaPeriods } from "@/db/schema";
import { aRebRequest, aRtbRequest } from "@/db/seed/makers";
import type { Actor } from "@/lib/core/actor";
import { renderDocument } from "@/lib/documents/render";
import { resumeRun, waitForRun } from "@/lib/plans/runs/service";
import type { PlanContent } from "@/lib/plans/kinds/contract";
import type { PlanKind } from "@/lib/plans/kinds/traits";
import { planKinds } from "@/lib/plans/kinds/registry";
import { getPlan } from "@/lib/plans/queries";
import { officialTerms } from "@/lib/plans/kinds/reb/composer/terms";
import { deletePlan, insertPlan, savePlan } from "@/lib/plans/service";
import { findTranslations, getSideBySide } from "@/lib/plans/translations/queries";
import { refreshTranslation, translatePlan } from "@/lib/plans/translations/service";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { startFakeModel, type FakeModel } from "@/tests/support/fake-model";
import { codeOf } from "@/tests/support/plans";

let model: FakeModel;

beforeAll(async () => {
  model = await startFakeModel({});
  vi.stubEnv("OPENAI_BASE_URL", model.url);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});
useFreshDatabase();
beforeEach(() => {
  model.behave({ translates: (text) => `${text} FR` });
  model.requests.length = 0;
});
afterAll(() => model.close());

async function aPlan(actor: Actor, kind: PlanKind = "reb", change: PlanContent = {}): Promise<number> {
  const request = kind === "reb" ? aRebRequest({ specialNeeds: "" }) : aRtbRequest();
  const content = { ...(await planKinds[kind].compose({ request, seed: 4 })), ...change };
  const plan = await transact((tx) => insertPlan(tx, actor, { kind, content, reason: "generated" }));
  return plan.id;
}

async function translated(actor: Actor, kind: PlanKind, source: number) {
  const { id } = await translatePlan(actor, { kind, id: source }, "fr");
  await waitForRun(id, 50_000);
  return getPlan(actor, kind, id);
}

function said(): string {
  return model.requests.map(({ messages }) => messages.map(({ content }) => String(content)).join("\n")).join("\n");
}

describe("a translated plan", () => {
  it("is a plan of its own, with texts from the model and everything else from its source", async () => {
    const actor = await anActor();
    const source = await getPlan(actor, "reb", await aPlan(actor));
    const plan = await translated(actor, "reb", source.id);
    expect(plan).toMatchObject({ status: source.status, run: { state: "finished", engine: "model", done: 8 } });
    const { lessonTitle, subject, classLevel, date, totalDuration, introductionDuration } = source.content;
    expect(plan.content).toMatchObject({
      subject,
      classLevel,
      date,
      totalDuration,
      introductionDuration,
      language: "fr",
    });
    expect(plan.content).toMatchObject({ lessonTitle: `${String(lessonTitle)} FR`, term: "Trimestre 1" });
    expect(String(plan.content.instructionalObjectives)).toMatch(/ FR$/);
    const pdf = await renderDocument(await planKinds.reb.toDocument(plan.content, actor.accountId), "pdf", {
      account: actor.accountId,
    });
    expect(Buffer.from(pdf.slice(0, 4)).toString()).toBe("%PDF");
    expect(JSON.stringify(await planKinds.reb.toDocument(plan.content, actor.accountId))).toContain("FICHE DE LEÇON");
  });

  it("has its official terms from the lists, and no model hears a name", async () => {
    const actor = await anActor();
    const [competence = ""] = officialTerms("en").genericCompetences;
    const change = {
      conclusionCrosscuttingIssues: `${competence}: learners check the answers of Uwase Diane.`,
      teacherName: "Uwase Diane",
      specialNeeds: "1 blind learner (Kamanzi Joyeuse), bizimana is deaf, ngarambe has kwashioflu",
      developmentTeachingActivities: "Adaptation for ngarambe has kwashioflu: sit beside a friend.",
    };
    const plan = await translated(actor, "reb", await aPlan(actor, "reb", change));
    expect(plan.content.conclusionCrosscuttingIssues).toBe(
      `${officialTerms("fr").genericCompetences[0]}: learners check the answers of Uwase Diane. FR`,
    );
    expect(said()).not.toMatch(/Diane|Uwase|Kamanzi|Joyeuse|bizimana|ngarambe|kwashioflu|1 blind learner/i);
    const needs = "1 apprenant aveugle; apprenants sourds; ngarambe has kwashioflu";
    expect(plan.content.specialNeeds).toBe(needs);
    expect(plan.content.teacherName).toBe("Uwase Diane");
  });

  it("is refused to a model that loses a locked term, and says that it failed", async () => {
    const actor = await anActor();
    model.behave({ translates: (text) => text.replace(/\[\[\d+\]\]/g, "une compétence") });
    const source = await aPlan(actor);
    const plan = await translated(actor, "reb", source);
    expect(plan.run).toMatchObject({ state: "failed" });
    model.behave({ translates: (text) => `${text} FR` });
    const before = await unitsOf(actor);
    await resumeRun(actor, "reb", plan.id);
    await waitForRun(plan.id, 50_000);
    expect((await getPlan(actor, "reb", plan.id)).run).toMatchObject({ state: "finished" });
    expect(await unitsOf(actor)).toBe(before);
  });

  it("of a session plan keeps its steps, minutes and the names of techniques", async () => {
    const actor = await anActor();
    const source = await getPlan(
      actor,
      "rtb",
      await aPlan(actor, "rtb", { facilitationTechniques: "Jigsaw\nRole play" }),
    );
    const plan = await translated(actor, "rtb", source.id);
    expect(plan.run).toMatchObject({ state: "finished", done: 6 });
    expect(plan.content).toMatchObject({ facilitationTechniques: "Jigsaw\nRole play", trade: source.content.trade });
    for (const name of Object.keys(source.content).filter((field) => field.endsWith("Duration")))
      expect(plan.content[name], name).toBe(source.content[name]);
    expect(String(plan.content.step1TrainerActivity)).toMatch(/ FR$/);
  });

  it("spends nothing, is made once, and its cost is kept", async () => {
    const actor = await anActor();
    const source = await aPlan(actor);
    const before = await unitsOf(actor);
    const made = await Promise.all([1, 2].map(() => translatePlan(actor, { kind: "reb", id: source }, "rw")));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(made.filter(({ created }) => created)).toHaveLength(1);
    const id = made[0]?.id ?? 0;
    await waitForRun(id, 50_000);
    expect(await unitsOf(actor)).toBe(before);
    const db = await database();
    const used = await db.select().from(modelUsage).where(eq(modelUsage.planId, id));
    expect(used.map(({ purpose }) => purpose)).toEqual(["translation"]);
  });

  it("is no way to more plans than the quota has", async () => {
    const actor = await anActor({ plansLeft: 2 });
    const place = { kind: "reb" as const, id: await aPlan(actor) };
    const first = await translated(actor, "reb", place.id);
    const before = await unitsOf(actor);
    const back = await translatePlan(actor, { kind: "reb", id: first.id }, "en");
    await waitForRun(back.id, 50_000);
    expect(await unitsOf(actor)).toBe(before + 1);
    await deletePlan(actor, { kind: "reb", id: first.id });
    await translated(actor, "reb", place.id);
    expect(await unitsOf(actor)).toBe(before + 2);
    expect(await codeOf(translatePlan(actor, { kind: "reb", id: back.id }, "rw"))).toBe("plan_limit");
  });

  it("is refused when the subscription has expired", async () => {
    const actor = await anActor({ expiresAt: new Date(Date.now() - 1_000) });
    expect(await codeOf(translatePlan(actor, { kind: "reb", id: await aPlan(actor) }, "fr"))).toBe(
      "subscription_expired",
    );
    expect(model.requests).toHaveLength(0);
  });

  it("is the owner's alone, in another language than its source", async () => {
    const [actor, stranger] = [await anActor(), await anActor()];
    const place = { kind: "reb" as const, id: await aPlan(actor) };
    expect(await codeOf(translatePlan(stranger, place, "fr"))).toBe("not_found");
    expect(await codeOf(translatePlan(actor, place, "en"))).toBe("same_language");
    const plan = await translated(actor, "reb", place.id);
    const own = { kind: "reb" as const, id: plan.id };
    expect(await codeOf(getSideBySide(stranger, own))).toBe("not_found");
    expect(await codeOf(refreshTranslation(stranger, own))).toBe("not_found");
    expect(await codeOf(getSideBySide(actor, place))).toBe("not_found");
  });
});

async function unitsOf(actor: Actor): Promise<number> {
  const db = await database();
  const [period] = await db.select().from(quotaPeriods).where(eq(quotaPeriods.accountId, actor.accountId));
  return period?.used ?? 0;
}

describe("a source that changes", () => {
  it("makes the fields stale, which are translated anew without touching the others", async () => {
    const actor = await anActor();
    const source = await getPlan(actor, "reb", await aPlan(actor));
    const plan = await translated(actor, "reb", source.id);
    const own = { kind: "reb" as const, id: plan.id };
    await savePlan(actor, own, { version: plan.version, fields: { references: "Mon livre" }, reason: "saved" });
    const change = { assessmentMethods: "Five oral sums.", classSize: 50 };
    await savePlan(actor, { kind: "reb", id: source.id }, { version: source.version, fields: change, reason: "saved" });
    expect((await getSideBySide(actor, own)).stale.sort()).toEqual(["assessmentMethods", "classSize"]);
    model.requests.length = 0;
    const fresh = await refreshTranslation(actor, own);
    expect(fresh.content).toMatchObject({
      assessmentMethods: "Five oral sums. FR",
      classSize: 50,
      references: "Mon livre",
    });
    expect(fresh.content.instructionalObjectives).toBe(plan.content.instructionalObjectives);
    expect(model.requests).toHaveLength(1);
    expect(said()).not.toContain("instructionalObjectives");
    const told = await findTranslations(actor, fresh);
    expect(told).toMatchObject({ offered: true, source: { id: source.id, language: "en", stale: [] } });
  });

  it("keeps everything when the model fails", async () => {
    const actor = await anActor();
    const source = await getPlan(actor, "reb", await aPlan(actor));
    const plan = await translated(actor, "reb", source.id);
    const change = { version: source.version, fields: { assessmentMethods: "Five sums." }, reason: "saved" as const };
    await savePlan(actor, { kind: "reb", id: source.id }, change);
    model.behave({ status: 401 });
    const own = { kind: "reb" as const, id: plan.id };
    expect(await codeOf(refreshTranslation(actor, own))).toBe("translation_failed");
    expect(await getSideBySide(actor, own)).toMatchObject({
      stale: ["assessmentMethods"],
      translation: { version: plan.version },
    });
  });
});
