import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { database } from "@/db";
import { plans } from "@/db/schema";
import { isAppError } from "@/lib/core/errors";
import { closeDocuments } from "@/lib/documents/render";
import { budgets } from "@/lib/limits/constants";
import { chargeBudget } from "@/lib/limits/service";
import { downloadPlan } from "@/lib/plans/downloads/service";
import { planKind } from "@/lib/plans/kinds/registry";
import { copyPlan, savePlan } from "@/lib/plans/service";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aSavedPlan, aSession, codeOf } from "@/tests/support/plans";

useFreshDatabase();
afterAll(closeDocuments);

const letters = "a\n".repeat(5_000);

/** Every text of a session plan as long as it can be, in as many lines as it can have. */
function walls(): Record<string, unknown> {
  const empty = planKind("rtb").parseContent({});
  const texts = Object.entries(empty).filter(([name, value]) => typeof value === "string" && name !== "language");
  return Object.fromEntries(texts.map(([name]) => [name, letters]));
}

async function fieldsOf(work: Promise<unknown>): Promise<Record<string, string> | undefined> {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  return isAppError(error) ? error.details.fields : undefined;
}

describe("a session plan of nothing but line feeds", () => {
  it("is not saved, and each text is named at its place", async () => {
    const actor = await anActor();
    const place = await aSession(actor);
    const fields = await fieldsOf(savePlan(actor, place, { version: 1, fields: walls(), reason: "saved" }));
    expect(Object.keys(fields ?? {}).length).toBeGreaterThan(40);
    expect(fields).toMatchObject({ step1TrainerActivity: "tooManyLines", references: "tooManyLines" });
  });

  it("is not saved either when no text is too long by itself", async () => {
    const actor = await anActor();
    const place = await aSession(actor);
    const texts = Object.keys(walls()).map((name) => [name, "a\n".repeat(399)]);
    const change = { version: 1, fields: { ...Object.fromEntries(texts), summary: "a\n".repeat(400) } };
    expect(await fieldsOf(savePlan(actor, place, { ...change, reason: "saved" }))).toEqual({ summary: "planTooLong" });
  });

  it("that is stored from before is drawn in no format and is not multiplied", async () => {
    const actor = await anActor();
    const place = await aSession(actor);
    const content = planKind("rtb").parseContent(walls());
    await (await database()).update(plans).set({ content }).where(eq(plans.id, place.id));
    for (const format of ["docx", "pdf"] as const)
      expect(await codeOf(downloadPlan(actor, place, format))).toBe("document_too_long");
    expect(await codeOf(copyPlan(actor, place))).toBe("invalid_input");
  });
});

describe("forty downloads at once of one account", () => {
  it("leave another one's small file the next turn", async () => {
    const [flood, teacher] = [await anActor(), await anActor()];
    const many: number[] = [];
    for (let plan = 0; plan < 40; plan += 1) many.push(await aSavedPlan(flood, { lessonTitle: `Flood ${plan}` }));
    const id = await aSavedPlan(teacher);
    // Drawn once, so that the threads have started and read the fonts.
    await downloadPlan(teacher, { kind: "reb", id: await aSavedPlan(teacher, { lessonTitle: "Warm" }) }, "pdf");
    const order: string[] = [];
    const told = (name: string) => () => order.push(name);
    const floods = many.map((plan) => downloadPlan(flood, { kind: "reb", id: plan }, "docx").then(told("flood")));
    const small = downloadPlan(teacher, { kind: "reb", id }, "pdf").then(told("teacher"));
    await Promise.all([...floods, small]);
    expect(order).toHaveLength(41);
    // Drawn in turn of coming it would be the last or, with two threads, the last but one; before it is in the queue at
    // all, some of the flood are done, and how many is a matter of the database.
    expect(order.indexOf("teacher")).toBeLessThan(36);
  });

  it("end where the account has used up its budget, which others do not feel", async () => {
    const [flood, teacher] = [await anActor(), await anActor()];
    const [id, other] = [await aSavedPlan(flood), await aSavedPlan(teacher)];
    await chargeBudget("work", flood.accountId, budgets.work.points + 1);
    const refused: unknown = await downloadPlan(flood, { kind: "reb", id }, "pdf").catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: "too_much_work", details: { retryAfter: expect.any(Number) as number } });
    expect(await codeOf(downloadPlan(teacher, { kind: "reb", id: other }, "pdf"))).toBe("none");
  });
});
