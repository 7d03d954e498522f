import { beforeAll, expect, it, vi } from "vitest";
import type { Actor } from "@/lib/core/actor";
import type * as constantsModule from "@/lib/plans/listing/constants";
import { listFilterChoices, listPlans } from "@/lib/plans/listing/queries";
import { planFilters } from "@/lib/plans/listing/schema";
import { again, anActor } from "@/tests/support/actors";
import { useFreshDatabase } from "@/tests/support/database";
import { aSavedPlan } from "@/tests/support/plans";

// Filters as a newcomer would name them, each in its one line: of a text, of a column that the database knows all values of, and
// of a list.
vi.mock("@/lib/plans/listing/constants", async (original) => {
  const own = await original<typeof constantsModule>();
  const added = { teacherName: "column", language: "column", lessonNo: ["1", "2"] };
  return { ...own, planFilterKinds: { ...own.planFilterKinds, ...added } };
});

useFreshDatabase();

let actor: Actor;

async function titles(filters: Record<string, unknown>): Promise<string[]> {
  const page = await listPlans(await again(actor), "reb", planFilters.parse({ ...filters, sort: "name" }));
  return page.items.map((item) => item.title);
}

beforeAll(async () => {
  actor = await anActor();
  await aSavedPlan(actor, { lessonTitle: "Angles", lessonNo: "1", teacherName: "Ngabo", language: "fr" });
  await aSavedPlan(actor, { lessonTitle: "Circles", lessonNo: "2", teacherName: "Uwera", language: "en" });
});

it.each([
  ["a text", { teacherName: "Uwera" }, ["Circles"]],
  ["a text that no plan has", { teacherName: "Nobody" }, []],
  ["a column of known values", { language: "fr" }, ["Angles"]],
  ["one of these that no plan has", { language: "sw" }, []],
  ["a value that this column can never hold", { language: "xx" }, []],
  ["a list of values", { lessonNo: "2" }, ["Circles"]],
  ["several at once", { lessonNo: "2", language: "fr" }, []],
  ["a value outside the list, which counts as none", { lessonNo: "7" }, ["Angles", "Circles"]],
])("a filter that is named once narrows the list: by %s", async (_by, filters, found) => {
  expect(await titles(filters)).toEqual(found);
});

it("and offers the values that occur, where it is of a column", async () => {
  expect(await listFilterChoices(await again(actor), "reb")).toMatchObject({
    teacherName: ["Ngabo", "Uwera"],
    language: ["en", "fr"],
  });
});
