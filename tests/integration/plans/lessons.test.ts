import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "@/db";
import { planRuns, plans } from "@/db/schema";
import { aRebRequest, aRtbRequest } from "@/db/seed/makers";
import type { Actor } from "@/lib/core/actor";
import { createFormPlan, createPlan, createQuickPlan, resumeRun, waitForRun } from "@/lib/plans/runs/service";
import { rebChoices } from "@/lib/plans/kinds/reb/choices";
import { rebContent } from "@/lib/plans/kinds/reb/schema";
import { planKind } from "@/lib/plans/kinds/registry";
import { getPlan } from "@/lib/plans/queries";
import { findContentStanding } from "@/lib/plans/lessons/queries";
import { remakePlan } from "@/lib/plans/lessons/service";
import { restoreVersion, savePlan } from "@/lib/plans/service";
import { getSubscriptionInfo } from "@/lib/subscriptions/queries";
import { again, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { codeOf } from "@/tests/support/plans";

useFreshDatabase();

const topic = {
  subject: "Science and Elementary Technology",
  classLevel: "P5",
  lessonTitle: "Photosynthesis of mosses",
};
const unsure = { ...aRebRequest(), ...topic };
const reb = planKind("reb");
const near = reb.choices.offer(unsure).near[0] ?? { id: "", title: "", lacks: [] };

async function left(actor: Actor): Promise<number> {
  return (await getSubscriptionInfo(await again(actor))).lessonPlansRemaining;
}

async function written(actor: Actor, id: number, kind: "reb" | "rtb" = "reb") {
  await waitForRun(id, 50_000);
  return (await getPlan(actor, kind, id)).content;
}

describe("a form whose lesson the bank is not sure of", () => {
  it("asks and spends nothing; the answer makes the plan from the chosen entry", async () => {
    const actor = await anActor();
    const before = await left(actor);
    expect(await codeOf(createFormPlan(actor, "reb", { fields: unsure, asking: { askedFor: "" } }))).toBe(
      "lesson_unclear",
    );
    expect(await left(actor)).toBe(before);
    expect(await (await database()).$count(plans)).toBe(0);

    const fields = { ...unsure, lessonId: near.id };
    const id = await createFormPlan(actor, "reb", { fields, asking: { askedFor: unsure.lessonTitle } });
    const content = await written(actor, id);
    expect(content.lessonId).toBe(near.id);
    expect(reb.neighbours(content)).toBeNull();
    expect(reb.choices.source(content)).toBe(near.title);
    expect(await reb.backgroundOf(content)).toMatchObject({ known: { entry: { id: near.id } } });
    expect(await left(actor)).toBe(before - 1);
  });

  it("spends nothing on a topic of which the bank knows nothing either, before an empty form is wanted", async () => {
    const actor = await anActor();
    const before = await left(actor);
    const fields = { ...aRebRequest(), lessonTitle: "Igitigiri of seventeen quibbles" };
    const form = { fields, asking: { askedFor: "" } };
    await expect(createFormPlan(actor, "reb", form)).rejects.toMatchObject({
      code: "lesson_unclear",
      details: { data: { title: fields.lessonTitle, near: [], elsewhere: null } },
    });
    const french = { language: "fr" as const, description: "P5 Science: the water cycle", asking: { askedFor: "" } };
    await expect(createQuickPlan(actor, "reb", french)).rejects.toMatchObject({
      code: "lesson_unclear",
      details: { data: { elsewhere: { title: expect.stringMatching(/water cycle/i) as string, language: "en" } } },
    });
    expect(await left(actor)).toBe(before);
    const wanted = { fields: { ...fields, lessonId: "none" }, asking: { askedFor: fields.lessonTitle } };
    expect((await written(actor, await createFormPlan(actor, "reb", wanted))).lessonId).toBe("none");
  });

  it("makes a frame where none is meant, and asks quick descriptions and sessions as well", async () => {
    const actor = await anActor();
    const none = { fields: { ...unsure, lessonId: "none" }, asking: { askedFor: unsure.lessonTitle } };
    const frame = await written(actor, await createFormPlan(actor, "reb", none));
    expect(frame.lessonId).toBe("none");
    expect(reb.neighbours(frame)?.near[0]).toEqual({
      title: near.title,
      id: near.id,
      lacks: near.lacks,
      place: `P5, P6, ${topic.subject}`,
    });

    const quick = { language: "en" as const, description: "P5 Science: photosynthesis of mosses, 40 minutes" };
    expect(await codeOf(createQuickPlan(actor, "reb", { ...quick, asking: { askedFor: "" } }))).toBe("lesson_unclear");
    const chosen = await createQuickPlan(actor, "reb", { ...quick, lessonId: near.id });
    expect((await written(actor, chosen)).lessonId).toBe(near.id);

    const session = {
      ...aRtbRequest(),
      topicOfSession: "Wiring a lamp with one switch and a bell",
      trade: "Domestic Electricity",
    };
    const asked = createFormPlan(actor, "rtb", { fields: session, asking: { askedFor: "" } });
    const sheets = planKind("rtb").choices.offer(session);
    expect(sheets.sure).toBeNull();
    expect(await codeOf(asked)).toBe("lesson_unclear");
    const sheet = sheets.near[0]?.id ?? "";
    const id = await createPlan(actor, "rtb", { ...session, lessonId: sheet });
    const held = await written(actor, id, "rtb");
    expect(held.lessonId).toBe(sheet);
    expect(planKind("rtb").neighbours(held)).toBeNull();
  });

  it("keeps its lesson when the writing is resumed, and loses it with another topic", async () => {
    const actor = await anActor();
    const id = await createPlan(actor, "reb", { ...unsure, lessonId: near.id });
    const whole = await written(actor, id);
    const db = await database();
    await db.update(planRuns).set({ state: "interrupted", done: 0 }).where(eq(planRuns.planId, id));
    await db
      .update(plans)
      .set({ content: reb.draft({ ...unsure, lessonId: near.id }) })
      .where(eq(plans.id, id));
    await resumeRun(actor, "reb", id);
    expect(await written(actor, id)).toEqual(whole);

    const place = { kind: "reb", id } as const;
    const { version } = await getPlan(actor, "reb", id);
    const fields = { lessonTitle: "The water cycle" };
    expect((await savePlan(actor, place, { version, fields, reason: "saved" })).content.lessonId).toBeUndefined();
  });
});

describe("what is never made of an entry", () => {
  it("is a lesson on a sensitive topic, whatever id is sent", async () => {
    const actor = await anActor();
    const calm = { ...unsure, lessonTitle: "The genocide against the Tutsi", keyUnitCompetence: "Know what happened." };
    const asking = { askedFor: calm.lessonTitle };
    const plain = await written(actor, await createPlan(actor, "reb", calm));
    for (const lessonId of [near.id, "none", "nothing/such"]) {
      const other = await anActor();
      const content = await written(
        other,
        await createFormPlan(other, "reb", { fields: { ...calm, lessonId }, asking }),
      );
      expect(content).toEqual(plain);
    }
  });

  it("is a lesson of another subject or a class far away: refused, and nothing is spent", async () => {
    const actor = await anActor();
    const before = await left(actor);
    for (const other of [{ subject: "Mathematics" }, { classLevel: "S6" }, { lessonId: "no/such/lesson" }])
      expect(await codeOf(createPlan(actor, "reb", { ...unsure, lessonId: near.id, ...other }))).toBe("lesson_unclear");
    expect(await left(actor)).toBe(before);
  });
});

describe("a frame that is made anew from a neighbour", () => {
  it("is a new version, spends nothing, and happens once, whoever asks at the same time", async () => {
    const actor = await anActor();
    const id = await createPlan(actor, "reb", { ...unsure, activitiesDescription: "We begin in the garden." });
    await written(actor, id);
    const frame = await getPlan(actor, "reb", id);
    const offered = await findContentStanding(actor, frame);
    expect(offered.source).toBeNull();
    expect(offered.neighbours?.near.map(({ id: entry }) => entry)).toContain(near.id);
    const before = await left(actor);
    const place = { kind: "reb", id } as const;
    const change = { version: frame.version, lessonId: near.id };
    expect(await codeOf(remakePlan(actor, place, { ...change, lessonId: "no/such/lesson" }))).toBe("lesson_unclear");
    const tries = await Promise.all(Array.from({ length: 4 }, () => codeOf(remakePlan(actor, place, change))));
    expect(tries.filter((code) => code === "none")).toHaveLength(1);

    const made = await getPlan(actor, "reb", id);
    expect(made.version).toBe(frame.version + 1);
    expect(made.content).toMatchObject({ lessonId: near.id, activitiesDescription: "We begin in the garden." });
    expect(await findContentStanding(actor, made)).toEqual({
      source: near.title,
      neighbours: null,
      isUnverified: false,
    });
    expect(await left(actor)).toBe(before);

    const back = await restoreVersion(actor, place, { version: frame.version, current: made.version });
    expect(back.content).toEqual(frame.content);
    // What cannot be taken is not shown.
    expect(await findContentStanding(actor, back)).toMatchObject({ neighbours: { near: [] } });
    const again = remakePlan(actor, place, { ...change, version: back.version });
    expect(await codeOf(again)).toBe("lesson_used");
  });

  it("agrees with the lesson that was taken in all its parts", async () => {
    const actor = await anActor();
    const description = `P5 ${topic.subject}: photosynthesis of mosses, 40 minutes`;
    const id = await createQuickPlan(actor, "reb", { language: "en", description, lessonId: "none" });
    const { lessonTitle } = await written(actor, id);
    expect(lessonTitle).toBe("Photosynthesis of mosses");
    const plan = await getPlan(actor, "reb", id);
    const offered = (await findContentStanding(actor, plan)).neighbours?.near ?? [];
    expect(offered).toContainEqual(expect.objectContaining({ id: near.id, place: expect.stringContaining("P5") }));

    const change = { version: plan.version, lessonId: near.id };
    const { content } = await remakePlan(actor, { kind: "reb", id }, change);
    expect(content.lessonTitle).toBe(near.title);
    for (const text of Object.values(content)) expect(String(text)).not.toContain("mosses");
    expect(content.activitiesDescription).toContain(`“${near.title}”`);
  });

  it("takes the unit of the lesson as the catalogue has it, and leaves one that does not contradict", async () => {
    const { adopted } = rebChoices;
    const plan = rebContent.parse({ ...unsure, unitTitle: "Photosynthesis of mosses", unitNo: "4" });
    const own = await adopted(plan, near.id);
    expect(own).toMatchObject({
      lessonTitle: near.title,
      unitNo: "",
      unitTitle: expect.not.stringContaining("moss") as string,
    });
    expect(await adopted({ ...plan, unitTitle: "Plants" }, near.id)).toMatchObject({
      unitTitle: "Plants",
      unitNo: "4",
    });
    const same = { ...plan, lessonTitle: "Photosynthesis" };
    expect(await adopted(same, near.id)).toEqual(same);

    const cells = rebContent.parse({
      ...aRebRequest(),
      subject: "Biology and Health Sciences",
      classLevel: "S1",
      lessonTitle: "Cells of onions",
      unitTitle: "Cells of onions",
      unitNo: "9",
      keyUnitCompetence: "Peel onions.",
    });
    const ofUnit = await adopted(cells, "biology-and-health-sciences/s1/plant-and-animal-cells");
    expect(ofUnit).toMatchObject({ unitTitle: "Plant and animal cells" });
    expect(ofUnit.keyUnitCompetence).not.toContain("onions");
  });

  it("is nobody else's, and no plan that holds its lesson", async () => {
    const actor = await anActor();
    const id = await createPlan(actor, "reb", { ...unsure, lessonTitle: "Photosynthesis" });
    await written(actor, id);
    const { version } = await getPlan(actor, "reb", id);
    const place = { kind: "reb", id } as const;
    expect(await codeOf(remakePlan(actor, place, { version, lessonId: near.id }))).toBe("lesson_used");
    expect(await codeOf(remakePlan(await anActor(), place, { version, lessonId: near.id }))).toBe("not_found");
  });
});
