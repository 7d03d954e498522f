import { describe, expect, it } from "vitest";
import { aRebRequest, aRtbRequest } from "@/db/seed/makers";
import { loadBank } from "@/lib/bank/queries";
import { titleKey } from "@/lib/bank/search/vocabulary/words";
import { findUnit } from "@/lib/curriculum/queries";
import { planKind } from "@/lib/plans/kinds/registry";
import { getPlan } from "@/lib/plans/queries";
import { createQuickPlan, waitForRun } from "@/lib/plans/runs/service";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";

useFreshDatabase();

const open = { unitNo: "", unitTitle: "", keyUnitCompetence: "" };

describe("the place of a lesson in the curriculum", () => {
  it("is filled in for every lesson of the bank whose unit a document names", async () => {
    const { placed } = planKind("reb");
    const lessons = loadBank().lessons.filter(({ units, sensitive }) => units.length === 1 && !sensitive);
    const found = await Promise.all(
      lessons.map(async ({ id, subject, classes, language, titles, units }) => {
        const [classLevel = ""] = classes;
        const [unitTitle = ""] = units;
        const [lessonTitle = ""] = titles[language] ?? [];
        const unit = await findUnit({ classLevel, subject, unitTitle });
        const asked = { ...aRebRequest(), ...open, subject, classLevel, language, lessonTitle, lessonId: id };
        return { id, unit, unitTitle, request: await placed(asked) };
      }),
    );
    for (const { id, unit, unitTitle, request } of found)
      expect({ id, ...request, unitTitle: titleKey(String(request.unitTitle)) }).toMatchObject({
        id,
        unitTitle: titleKey(unit?.unitTitle ?? unitTitle),
        ...(unit ? { unitNo: String(unit.unitNo ?? ""), keyUnitCompetence: unit.keyUnitCompetence ?? "" } : {}),
      });
    expect(found.filter(({ unit }) => unit?.keyUnitCompetence).length).toBeGreaterThan(30);
  });

  it("stays as it was typed, and open where nobody knows it", async () => {
    const { placed } = planKind("reb");
    const asked = { ...aRebRequest(), subject: "Mathematics", classLevel: "P1", lessonTitle: "Numbers from 11 to 20" };
    const typed = { unitNo: "9", unitTitle: "Our own unit", keyUnitCompetence: "" };
    expect(await placed({ ...asked, ...typed })).toMatchObject(typed);
    expect(await placed({ ...asked, ...open, lessonTitle: "Quibbles of Gahini" })).toMatchObject(open);
  });

  it("has no other unit’s title beside a number that was typed", async () => {
    const { placed } = planKind("reb");
    const asked = { ...aRebRequest(), ...open, subject: "Mathematics", classLevel: "P1" };
    const { unitNo, ...unit } = await placed({ ...asked, lessonTitle: "Numbers from 11 to 20" });
    const typedAs = (typed: string) => placed({ ...asked, lessonTitle: "Numbers from 11 to 20", unitNo: typed });
    expect(unit.unitTitle).not.toBe("");
    expect(await typedAs(String(unitNo))).toMatchObject(unit);
    expect(await typedAs("77")).toMatchObject({ ...open, unitNo: "77" });
  });

  it("stands in a plan of the quick form", async () => {
    const actor = await anActor();
    const description = "P1 Mathematics: Numbers 11 to 20";
    const id = await createQuickPlan(actor, "reb", { language: "en", description });
    await waitForRun(id, 50_000);
    const { content } = await getPlan(actor, "reb", id);
    expect(content).toMatchObject({ unitTitle: "Numbers from 0 up to 20" });
    expect(content.keyUnitCompetence).not.toBe("");
    expect(String(content.references)).toContain("Numbers from 0 up to 20");
  });

  it("is the module, outcome and range of a job sheet", async () => {
    const { placed } = planKind("rtb");
    const left = { moduleTitle: "", learningOutcomes: "", range: "" };
    const asked = { ...aRtbRequest(), ...left, trade: "Masonry", topicOfSession: "" };
    expect(await placed({ ...asked, topicOfSession: "Quibbles of Gahini" })).toMatchObject(left);
    const sheets = loadBank().sessions.filter(({ modules }) => modules.length > 0);
    const found = await Promise.all(
      sheets.map(({ id, trade, titles: { en: [topicOfSession = ""] = [] } }) =>
        placed({ ...asked, trade, topicOfSession, lessonId: id }),
      ),
    );
    expect(found.filter(({ moduleTitle }) => moduleTitle !== "").length).toBeGreaterThan(15);
    expect(found.filter(({ learningOutcomes }) => learningOutcomes !== "").length).toBeGreaterThan(5);
    for (const { moduleTitle, learningOutcomes } of found) if (learningOutcomes) expect(moduleTitle).not.toBe("");
  });
});
