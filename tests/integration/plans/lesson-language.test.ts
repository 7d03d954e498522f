import { describe, expect, it } from "vitest";
import { z } from "zod";
import { aRtbRequest } from "@/db/seed/makers";
import type { Actor } from "@/lib/core/actor";
import { isAppError } from "@/lib/core/errors";
import type { PlanKind } from "@/lib/plans/kinds/traits";
import { planKind } from "@/lib/plans/kinds/registry";
import { getPlan } from "@/lib/plans/queries";
import { createFormPlan, createQuickPlan, waitForRun } from "@/lib/plans/runs/service";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { codeOf } from "@/tests/support/plans";

useFreshDatabase();

async function written(actor: Actor, id: number, kind: PlanKind) {
  await waitForRun(id, 50_000);
  return (await getPlan(actor, kind, id)).content;
}

/** What a form is asked. */
async function askedOf(work: Promise<unknown>) {
  const error = await work.catch((reason: unknown) => reason);
  if (!isAppError(error)) throw new Error("Nothing was asked.");
  return asked.parse(error.details?.data);
}

const asked = z.object({
  title: z.string(),
  elsewhere: z.object({ id: z.string(), title: z.string(), language: z.string() }),
});

describe("a plan whose lesson was chosen in another language", () => {
  it("is in that language, with the lesson’s title, in both kinds", async () => {
    const actor = await anActor();
    const french = { language: "fr" as const, description: "P5 Sciences : le cycle de l'eau, 45 élèves" };
    const unclear = createQuickPlan(actor, "reb", { ...french, asking: { askedFor: "" } });
    const { title, elsewhere } = await askedOf(unclear);
    const chosen = { ...french, lessonId: elsewhere.id };
    expect(await codeOf(createQuickPlan(actor, "reb", { ...chosen, asking: { askedFor: "Fractions" } }))).toBe(
      "lesson_unclear",
    );
    const id = await createQuickPlan(actor, "reb", { ...chosen, asking: { askedFor: title } });
    const plan = await written(actor, id, "reb");
    expect(plan).toMatchObject({ language: "en", lessonId: elsewhere.id, lessonTitle: elsewhere.title, classSize: 45 });
    expect(plan).toMatchObject({ unitTitle: elsewhere.title, location: "Classroom" });
    expect(planKind("reb").neighbours(plan)).toBeNull();

    const topicOfSession = "Câblage d’un permutateur";
    const session = { ...aRtbRequest(), language: "fr" as const, trade: "Domestic Electricity", topicOfSession };
    const asked = createFormPlan(actor, "rtb", { fields: session, asking: { askedFor: "" } });
    const sheet = (await askedOf(asked)).elsewhere;
    const fields = { ...session, lessonId: sheet.id };
    const asking = { askedFor: topicOfSession };
    const held = await written(actor, await createFormPlan(actor, "rtb", { fields, asking }), "rtb");
    expect(held).toMatchObject({ language: "en", lessonId: sheet.id, topicOfSession: sheet.title });
    expect(planKind("rtb").neighbours(held)).toBeNull();
  });
});
