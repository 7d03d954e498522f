import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { database } from "@/db";
import { mistakeReports } from "@/db/schema";
import { reportMistake } from "@/lib/plans/reports/service";
import { anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aSavedPlan } from "@/tests/support/plans";

useFreshDatabase();

/** So many gaps between letters, each of which can be read in three ways, were more readings than anybody waits for. */
const letters = Array.from({ length: 150 }, (_, index) => String.fromCharCode(97 + (index % 26)));

it.each([
  ["single letters with marks between them", letters.join(" ")],
  ["one word", "a".repeat(10_000)],
])("a report in a plan whose teacher's name is %s is kept at once, as it was typed", async (_, name) => {
  const teacher = await anActor({ fullName: letters.join(" ") });
  const quote = `${letters.slice(0, 100).join("\u0335".repeat(3))}!`;
  const id = await aSavedPlan(teacher, { teacherName: name, schoolName: name, learningMaterials: quote });
  const said = { field: "learningMaterials", mistake: "fact", quote, remark: quote } as const;
  const report = await reportMistake(teacher, { kind: "reb", id }, said);
  const [kept] = await (await database()).select().from(mistakeReports).where(eq(mistakeReports.id, report.id));
  expect(kept).toMatchObject({ quote, remark: quote });
});
