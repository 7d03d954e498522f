import { describe, expect, it } from "vitest";
import { seedBasics } from "@/db/seed/basics";
import { findUnit, getCatalogue } from "@/lib/curriculum/queries";
import { useFreshDatabase } from "@/tests/support/database";

const { current } = useFreshDatabase();

describe("the catalogue", () => {
  it("holds the official lists, the classes and their subjects", async () => {
    const { genericCompetences, crosscuttingIssues, classes, subjects, units, terms } = await getCatalogue();
    expect([genericCompetences.length, crosscuttingIssues.length]).toEqual([6, 8]);
    expect(classes.map(({ name }) => name)).toEqual(expect.arrayContaining(["P1", "P6", "S1", "S6"]));
    for (const { name } of classes) expect(subjects.some((subject) => subject.classLevel === name)).toBe(true);
    expect(units.every(({ source }) => source.length > 0)).toBe(true);
    expect(terms.every(({ startsOn, endsOn }) => startsOn < endsOn)).toBe(true);
  });

  it("finds each of its units by class, subject and title, however they are written", async () => {
    const { units } = await getCatalogue();
    for (const unit of units.slice(0, 20)) {
      const place = { classLevel: unit.classLevel ?? "S3", subject: unit.subject, unitTitle: unit.unitTitle };
      expect(await findUnit(place)).not.toBeNull();
      expect(await findUnit({ ...place, unitTitle: ` ${unit.unitTitle.toUpperCase()} ` })).not.toBeNull();
    }
    expect(await findUnit({ classLevel: "P1", subject: "Alchemy", unitTitle: "Gold" })).toBeNull();
  });

  it("is not seeded twice", async () => {
    const before = await getCatalogue();
    await seedBasics(current().db);
    expect((await getCatalogue()).units).toHaveLength(before.units.length);
  });
});
