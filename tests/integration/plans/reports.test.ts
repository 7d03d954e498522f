import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { database, transact } from "@/db";
import { bankCorrections, mistakeReports, notifications } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { eraseAccount } from "@/lib/personal-data/service";
import { mostOpenReports } from "@/lib/plans/reports/constants";
import { listCorrections, listOwnReports, listReports } from "@/lib/plans/reports/queries";
import { reportFilters } from "@/lib/plans/reports/schema";
import { answerReport, clearCorrection, closeReport, markEntry, reportMistake } from "@/lib/plans/reports/service";
import { deletePlan } from "@/lib/plans/service";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aSavedPlan, aSession, codeOf } from "@/tests/support/plans";

useFreshDatabase();

let admin: Actor;
beforeAll(async () => {
  admin = await anActor({ role: "ADMIN" });
});

const said = { field: "learningMaterials", mistake: "fact", quote: "Use 5 %", remark: "" } as const;
const known = {
  lessonTitle: "Simple interest",
  subject: "Mathematics",
  classLevel: "P5",
  learningMaterials: "Notes. Use 5 %.",
};

async function aPlace(teacher: Actor, given: Record<string, unknown> = {}) {
  return { kind: "reb", id: await aSavedPlan(teacher, { ...known, ...given }) } as const;
}

async function aReport(given: Record<string, unknown> = {}) {
  const teacher = await anActor();
  const place = await aPlace(teacher, given);
  return { teacher, place, ...(await reportMistake(teacher, place, said)) };
}

describe("a reported mistake", () => {
  it("is kept with the plan's context, the entry and its version, and without any name", async () => {
    const teacher = await anActor({ fullName: "Uwase Diane" });
    const quote = "At GS RUGARAMA Mugisha Eric pays 5 %";
    const plan = { schoolName: "GS Rugarama", teacherName: "Mugisha Eric", learningMaterials: quote };
    const place = await aPlace(teacher, plan);
    const { id } = await reportMistake(teacher, place, { ...said, quote, remark: "Says Uwase Diane" });
    const { items } = await listReports(admin, reportFilters.parse({}));
    const report = items.find((item) => item.id === id);
    expect(report).toMatchObject({
      quote: "At … … pays 5 %",
      remark: "Says …",
      title: "Simple interest",
      subject: "Mathematics",
      classLevel: "P5",
      field: "learningMaterials",
      mistake: "fact",
      state: "open",
      marked: false,
      entryId: expect.stringMatching(/^mathematics\/p\d\//) as string,
      entryVersion: expect.stringMatching(/^[0-9a-f]{12}$/) as string,
    });
    expect(JSON.stringify(report)).not.toMatch(/Rugarama|Mugisha|Uwase|accountId|planId/i);
    expect(await listOwnReports(teacher, place)).toMatchObject([{ id, state: "open", answer: "" }]);
  });

  it("keeps no part of a name, no other spelling of a school, no address and no number", async () => {
    const teacher = await anActor({ fullName: "Uwase Diane", school: "Ecole Primaire Gahini" });
    const quote = "Mme Uwase of GS Rugarama and Gahini Primary School, near Australia";
    const plan = { schoolName: "Groupe Scolaire Rugarama", lessonTitle: "Numeric Ali", learningMaterials: quote };
    const place = await aPlace(teacher, plan);
    const { id } = await reportMistake(teacher, place, { ...said, quote, remark: "Diane, 0788123456, d@rugarama.rw" });
    const { items } = await listReports(admin, reportFilters.parse({}));
    expect(items.find((item) => item.id === id)).toMatchObject({
      quote: "Mme … of … and …, near Australia",
      remark: "…, …, …",
      title: "Numeric Ali",
    });
  });

  it("names no entry where the plan is made of none, which cannot be marked", async () => {
    const { id } = await aReport({ lessonTitle: "Glassblowing in Murano", subject: "Music" });
    const [row] = await (await database()).select().from(mistakeReports).where(eq(mistakeReports.id, id));
    expect(row).toMatchObject({ entryId: null, entryVersion: null });
    expect(await codeOf(markEntry(admin, id))).toBe("report_without_entry");
  });

  it("is of one's own plan outside the bin, and of a text in it", async () => {
    const { teacher, place } = await aReport();
    const stranger = await anActor();
    expect(await codeOf(reportMistake(stranger, place, said))).toBe("not_found");
    expect(await codeOf(listOwnReports(stranger, place))).toBe("not_found");
    for (const field of ["nothing", "classSize", "__proto__", "constructor"])
      expect(await codeOf(reportMistake(teacher, place, { ...said, field }))).toBe("invalid_input");
    await deletePlan(teacher, place);
    expect(await codeOf(reportMistake(teacher, place, said))).toBe("not_found");
  });

  it("is about words of the plan, however they are copied; of others nothing is kept, and the form says why", async () => {
    const teacher = await anActor();
    const text = "Use 5 % of 2 000 francs,\nthat is “100 francs”.";
    const place = await aPlace(teacher, { learningMaterials: text });
    for (const quote of [
      'use 5% of 2 000 francs, that is "100 francs"',
      "Use 5 % … 100 francs",
      "%",
      "Simple interest",
    ])
      expect(await codeOf(reportMistake(teacher, place, { ...said, quote }))).toBe("none");
    for (const quote of ["Use 6 %", "The moon is cheese", "÷", "Use 5 % … cheese"])
      await expect(reportMistake(teacher, place, { ...said, quote })).rejects.toMatchObject({
        code: "invalid_input",
        details: { fields: { quote: "quoteUnknown" } },
      });
    expect(await listOwnReports(teacher, place)).toHaveLength(4);
  });

  it("is of a job sheet's plan as well", async () => {
    const trainer = await anActor();
    const place = await aSession(trainer, { topicOfSession: "Two-way switch circuit", trade: "Domestic Electricity" });
    const { id } = await reportMistake(trainer, place, { ...said, field: "notesSheet", quote: "Two-way switch" });
    const { items } = await listReports(admin, reportFilters.parse({ state: "all" }));
    expect(items.find((item) => item.id === id)).toMatchObject({
      kind: "rtb",
      entryId: "domestic-electricity/two-way-switch",
    });
  });

  it("waits beside at most nine others of its teacher, also when several come at once", async () => {
    const teacher = await anActor();
    const place = await aPlace(teacher);
    for (let made = 1; made < mostOpenReports; made += 1) await reportMistake(teacher, place, said);
    const codes = await Promise.all(Array.from({ length: 4 }, () => codeOf(reportMistake(teacher, place, said))));
    expect(codes.sort()).toEqual(["none", ...Array<string>(3).fill("too_many_reports")]);
    const [first] = await listOwnReports(teacher, place);
    await closeReport(admin, first?.id ?? 0);
    expect(await codeOf(reportMistake(teacher, place, said))).toBe("none");
  });

  it("is one of twenty in an hour", async () => {
    const teacher = await anActor();
    const place = await aPlace(teacher);
    const codes: string[] = [];
    for (let made = 0; made < 21; made += 1) codes.push(await codeOf(reportMistake(teacher, place, said)));
    expect(codes.slice(0, mostOpenReports)).toEqual(Array<string>(mostOpenReports).fill("none"));
    expect(codes.at(-1)).toBe("too_many_requests");
  });
});

describe("what administrators do with a report", () => {
  it("is answered once, which the teacher is told, with the way to the plan", async () => {
    const { id, teacher, place } = await aReport();
    const codes = await Promise.all([codeOf(answerReport(admin, id, "Mended.")), codeOf(closeReport(admin, id))]);
    expect(codes.sort()).toEqual(["none", "report_settled"]);
    const second = await aReport();
    await answerReport(admin, second.id, "Thank you: it is 4 %.");
    const db = await database();
    const told = await db.select().from(notifications).where(eq(notifications.accountId, second.teacher.accountId));
    expect(told).toMatchObject([
      {
        kind: "mistakeAnswered",
        params: { title: "Simple interest", answer: "Thank you: it is 4 %." },
        entityType: "reb",
        entityId: second.place.id,
      },
    ]);
    expect((await listOwnReports(teacher, place))[0]?.state).not.toBe("open");
    expect(await codeOf(answerReport(admin, 999_999, "x"))).toBe("report_not_found");
  });

  it("marks the entry once, lists it with all that was said of it, and takes it off", async () => {
    const [first, second] = [await aReport(), await aReport()];
    await Promise.all([markEntry(admin, first.id), markEntry(admin, second.id)]);
    const [marked, ...others] = await listCorrections(admin);
    expect(others).toEqual([]);
    expect(marked?.current).toBe(marked?.entryVersion);
    expect(marked?.reports.length).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(marked)).not.toMatch(/accountId|planId/);
    await clearCorrection(admin, marked?.id ?? 0);
    expect(await codeOf(clearCorrection(admin, marked?.id ?? 0))).toBe("correction_not_found");
    expect(await (await database()).$count(bankCorrections)).toBe(0);
  });

  it("is refused to teachers", async () => {
    const { id, teacher } = await aReport();
    const tries = [
      answerReport(teacher, id, "x"),
      closeReport(teacher, id),
      markEntry(teacher, id),
      clearCorrection(teacher, id),
      listReports(teacher, reportFilters.parse({})),
      listCorrections(teacher),
    ];
    for (const attempt of tries) expect(await codeOf(attempt)).toBe("forbidden");
  });

  it("has nothing left of a teacher whose account is erased", async () => {
    const { id, teacher } = await aReport();
    await transact((tx) => eraseAccount(tx, { id: teacher.accountId, email: teacher.email }));
    expect(await (await database()).$count(mistakeReports, eq(mistakeReports.id, id))).toBe(0);
  });
});
